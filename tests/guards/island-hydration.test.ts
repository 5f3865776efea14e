import type { Browser } from 'playwright-core'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { waitUntil } from '../support/wait-until.ts'
import { ISLAND_SAMPLES } from './island-samples.ts'

type IslandModule = { default: ComponentType<object> }
const modules = import.meta.glob<IslandModule>('../../client/islands/*.island.tsx')
const islands = Object.entries(modules).map(
  ([path, load]) => [path.replace(/^.*\/(.*)\.island\.tsx$/, '$1'), load] as const,
)

const ENTRY = 'virtual:hydrate-island'

/** Bundles a script that hydrates an island with React's development build, which warns. */
const bundle = async (name: string): Promise<string> => {
  const code = `
    import { hydrate } from '/client/react.ts'
    import Island from '/client/islands/${name}.island.tsx'
    const element = document.getElementById('island')
    hydrate(element, Island, JSON.parse(element.dataset.props), () => {}).then(() => { element.dataset.hydrated = '' })`
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: { write: false, minify: false, modulePreload: false, rollupOptions: { input: ENTRY } },
  })) as Rolldown.RolldownOutput
  return output.output[0].code
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
}, 60_000)
afterAll(() => browser?.close())

/** Console output of a hydration. */
const hydrate = async (script: string, markup: string, props: object): Promise<string[]> => {
  const page = await browser.newPage()
  const output: string[] = []
  page.on('console', (message) => /React DevTools/.test(message.text()) || output.push(message.text()))
  page.on('pageerror', (error) => output.push(error.message))
  // An island may be inside a form or contain one; forms cannot be nested.
  const island = `<div id="island">${markup}</div>`
  const body = markup.includes('<form') ? island : `<form>${island}</form>`
  await page.setContent(`<!doctype html><html lang="it"><body>${body}</body></html>`)
  await page
    .locator('#island')
    .evaluate((element, text) => element.setAttribute('data-props', text), JSON.stringify(props))
  await page.addScriptTag({ content: script, type: 'module' })
  await page.locator('#island[data-hydrated]').waitFor({ state: 'attached' })
  // Suspense boundaries hydrate when idle. React marks each hydrated element.
  await waitUntil(page, 'hydration of every element', () =>
    [...document.querySelectorAll('#island *')].every((each) => Object.keys(each).some((key) => /^__react/.test(key))),
  )
  await page.close()
  return output
}

describe.each(islands)('island %s', (name, load) => {
  const samples = ISLAND_SAMPLES[name] ?? []
  let script: string
  beforeAll(async () => {
    script = await bundle(name)
  }, 60_000)

  it('has sample props', () => expect(samples).not.toEqual([]))

  it('hydrates the server’s markup without a warning', async () => {
    const { default: component } = await load()
    for (const props of samples)
      expect(await hydrate(script, renderToString(createElement(component, props)), props)).toEqual([])
  }, 60_000)

  it('reports other markup, also in its last boundary', async () => {
    const { default: component } = await load()
    const [props = {}] = samples
    const markup = renderToString(createElement(component, props))
    const end = markup.lastIndexOf('<!--/$-->')
    const places = [markup.indexOf(' class="'), ...(end < 0 ? [] : [markup.lastIndexOf(' class="', end)])]
    for (const at of places) {
      const other = markup.slice(0, at) + markup.slice(at).replace(/ class="[^"]*"/, ' class="other"')
      expect(await hydrate(script, other, props)).not.toEqual([])
    }
  }, 60_000)
})
