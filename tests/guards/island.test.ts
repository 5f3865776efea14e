import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Island } from '../../worker/ui/island.tsx'

const Greeting = ({ name }: { name: string }) => createElement('p', null, name)
const props = { name: 'Ada "the first"' }

it('an island renders its name, its hydration rule and its props', () => {
  const markup = renderToString(Island({ name: 'greeting', hydrateOn: 'visible', component: Greeting, props }))
  expect(markup).toContain('data-island="greeting"')
  expect(markup).toContain('data-hydrate-on="visible"')
  expect(markup).toContain('data-island-status="asleep"')
  const [, written = ''] = /data-island-props="([^"]*)"/.exec(markup) ?? []
  expect(JSON.parse(written.replaceAll('&quot;', '"'))).toEqual(props)
})

it('an island without a hydration rule, with an unknown one, or with other props does not compile', () => {
  const rejected = () => [
    // @ts-expect-error nobody would wake it
    Island({ name: 'greeting', component: Greeting, props }),
    // @ts-expect-error the boot script knows no such rule
    Island({ name: 'greeting', hydrateOn: 'load', component: Greeting, props }),
    // @ts-expect-error the component would get other props in the browser
    Island({ name: 'greeting', hydrateOn: 'idle', component: Greeting, props: { age: 7 } }),
  ]
  expect(rejected).toBeTypeOf('function')
})
