import type { ExtractSchema } from 'hono/types'
import { expectTypeOf, it } from 'vitest'
import type { BrowserCall } from '../shared/contracts/browser-api.ts'
import type { api } from './api.ts'

type Routes = ExtractSchema<typeof api>

/** Routes by call, such as `POST /api/chat/ask`. */
type Served = {
  [Route in keyof Routes & string]: keyof Routes[Route] extends `$${infer Method}`
    ? `${Uppercase<Method>} /api${Route}`
    : never
}[keyof Routes & string]

it('has a route for every call of the browser', () => expectTypeOf<BrowserCall>().toExtend<Served>())
