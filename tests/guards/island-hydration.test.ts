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

const HYDRATE = `
  const element = document.getElementById('island')
  hydrate(element, Island, JSON.parse(element.dataset.props), () => {}).then(() => { element.dataset.hydrated = '' })`

/** Acts on the control of this number before hydration, as the visitor does, and returns the state of all afterwards. */
const INTERACT = `
  const wrapText = (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) if (texts.currentNode.nodeValue.trim() !== '') found.push(texts.currentNode)
    for (const text of found) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  }
  const CONTROLS = 'a, button, input, select, summary, textarea'
  const settled = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const stateOf = (element) => {
    const { id, name, value, checked, disabled, open, ariaExpanded, ariaSelected, selectionStart, selectionEnd } = element
    return [element.localName, id, name, value, checked, disabled, open, ariaExpanded, ariaSelected, selectionStart, selectionEnd]
  }
  document.addEventListener('submit', (event) => event.preventDefault())
  window.interact = async (html, props, nth, isTranslated) => {
    document.body.innerHTML = html
    const island = document.getElementById('island')
    if (isTranslated) wrapText(island)
    const events = recordEvents(island)
    const control = island.querySelectorAll(CONTROLS)[nth]
    if (control === undefined) return null
    control.focus()
    if (control.matches('[type="text"]')) {
      control.value = 'giappone'
      control.setSelectionRange(2, 5)
    } else (control.querySelector('font') ?? control).click()
    const currentOf = await hydrate(island, Island, props, () => {})
    await events.replay(currentOf)
    const isHydrated = (each) => Object.keys(each).some((key) => /^__react/.test(key))
    do await settled()
    while (![...island.querySelectorAll('*')].every(isHydrated))
    return { focused: stateOf(document.activeElement), controls: [...island.querySelectorAll(CONTROLS)].map(stateOf) }
  }`

/** Fails when its field is typed in, because the translation of the page has moved the text to remove. */
const FAIL = `
  import { createElement, useState } from 'react'
  const Failing = () => {
    const [isHidden, hide] = useState(false)
    const field = createElement('input', { type: 'text', name: 'where', onInput: () => hide(true) })
    return createElement('p', null, createElement('b', null, isHidden ? null : 'Where?', ' '), field)
  }
  window.fail = async (html) => {
    document.body.innerHTML = html
    const island = document.getElementById('island')
    const failed = new Promise((onFailure) => hydrate(island, Failing, {}, onFailure))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const text = island.querySelector('b').firstChild
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
    const field = island.querySelector('input')
    field.focus()
    field.value = 'giappone'
    field.setSelectionRange(2, 5)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await failed
    const { localName, value, selectionStart, selectionEnd } = document.activeElement
    return [localName, value, selectionStart, selectionEnd]
  }`

/** Bundles a script about an island with React's development build, which warns. */
const bundle = async (name: string, script: string): Promise<string> => {
  const code = `
    import { recordEvents } from '/client/boot/replay-events.ts'
    import { hydrate } from '/client/react.ts'
    import Island from '/client/islands/${name}.island.tsx'
    ${script}`
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

/** An island may be inside a form or contain one; forms cannot be nested. */
const islandOf = (markup: string): string => {
  const island = `<div id="island">${markup}</div>`
  return markup.includes('<form') ? island : `<form>${island}</form>`
}
const documentWith = (markup: string): string =>
  `<!doctype html><html lang="it"><body>${islandOf(markup)}</body></html>`

type Fail = { fail: (html: string) => Promise<unknown[]> }
type State = { focused: unknown[]; controls: unknown[][] }
type Interact = {
  interact: (...given: [html: string, props: object, nth: number, isTranslated: boolean]) => Promise<State | null>
}

/** Console output of a hydration. */
const hydrate = async (script: string, markup: string, props: object): Promise<string[]> => {
  const page = await browser.newPage()
  const output: string[] = []
  page.on('console', (message) => /React DevTools/.test(message.text()) || output.push(message.text()))
  page.on('pageerror', (error) => output.push(error.message))
  await page.setContent(documentWith(markup))
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
    script = await bundle(name, HYDRATE)
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

  it('responds to every first interaction alike when the browser has translated the page', async () => {
    const { default: component } = await load()
    const page = await browser.newPage()
    const errors: string[] = []
    // Not the console: React's development build warns of folds that were opened before it.
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.setContent(documentWith(''))
    await page.addScriptTag({ content: await bundle(name, INTERACT), type: 'module' })
    await waitUntil(page, 'the script', () => 'interact' in window)
    const stateAfter = (html: string, props: object, nth: number, isTranslated: boolean) =>
      page.evaluate((given) => (window as unknown as Interact).interact(...given), [
        html,
        props,
        nth,
        isTranslated,
      ] as Parameters<Interact['interact']>)
    for (const props of samples.slice(0, 2)) {
      const html = islandOf(renderToString(createElement(component, props)))
      for (let nth = 0; ; nth++) {
        const expected = await stateAfter(html, props, nth, false)
        if (expected === null) break
        const found = await stateAfter(html, props, nth, true)
        expect([nth, found?.controls]).toEqual([nth, expected.controls])
        // A choice may remove what has the focus.
        if (expected.focused[0] !== 'body') expect([nth, found?.focused]).toEqual([nth, expected.focused])
      }
    }
    expect(errors).toEqual([])
    await page.close()
  }, 120_000)
})

it('an island that fails because its text was translated later leaves what was typed, and the focus', async () => {
  const page = await browser.newPage()
  await page.setContent(documentWith(''))
  await page.addScriptTag({ content: await bundle('destination-lookup', FAIL), type: 'module' })
  await waitUntil(page, 'the script', () => 'fail' in window)
  for (const text of ['Where?', '<font>Where?</font>']) {
    const html = `<div id="island"><p><b>${text}<!-- --> </b><input type="text" name="where"></p></div>`
    const left = await page.evaluate((given) => (window as unknown as Fail).fail(given), html)
    expect(left).toEqual(['input', 'giappone', 2, 5])
  }
  await page.close()
}, 60_000)
