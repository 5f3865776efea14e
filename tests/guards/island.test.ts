import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Island } from '../../worker/ui/island.tsx'

const Greeting = ({ name, texts }: { name: string; texts: string }) => createElement('p', null, texts, name)
const props = { name: 'Ada "the first"' }
const messages = { market: 'it', texts: 'Ciao' } as const

it('an island renders its name, its hydration rule and its props, without its texts', () => {
  const markup = renderToString(
    Island({ name: 'greeting', hydrateOn: 'visible', component: Greeting, props, ...messages }),
  )
  expect(markup).toContain('data-island="greeting"')
  expect(markup).toContain('data-hydrate-on="visible"')
  expect(markup).toContain('data-island-status="asleep"')
  const [, written = ''] = /data-island-props="([^"]*)"/.exec(markup) ?? []
  expect(markup).toContain('Ciao')
  expect(JSON.parse(written.replaceAll('&quot;', '"'))).toEqual(props)
})

it('an island without a hydration rule, with an unknown one, or with other props does not compile', () => {
  const rejected = () => [
    // @ts-expect-error nobody would wake it
    Island({ name: 'greeting', component: Greeting, props, ...messages }),
    // @ts-expect-error the boot script knows no such rule
    Island({ name: 'greeting', hydrateOn: 'load', component: Greeting, props, ...messages }),
    // @ts-expect-error the component would get other props in the browser
    Island({ name: 'greeting', hydrateOn: 'idle', component: Greeting, props: { age: 7 }, ...messages }),
  ]
  expect(rejected).toBeTypeOf('function')
})
