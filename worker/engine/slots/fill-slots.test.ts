import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fillWithModal } from '../../response/modal-over-page.ts'
import { createPage } from '../cache/rendered-page.ts'
import { type Fill, filledText, fillSlots } from './fill-slots.ts'
import { createRecording } from './recording.tsx'

const recording = createRecording()
const shared = {
  chunks: [{ hash: 'style', bytes: new TextEncoder().encode('ŭ{}'), shared: true }],
  slots: [],
  classes: new Uint32Array(),
}
const html = `<html><style>${recording.embed(shared)}</style><a href="${recording.slot('booking-origin', 'https://x')}/a">è${recording.slot('visitor', '')}<p>`
const page = createPage(200, recording.finish(html), { renderedAt: 0, log: { calls: [], dropped: [] } })
const etagOf = (fill: Fill) => fillSlots(page, fill).etag

describe('fillSlots', () => {
  it('preserves the default content of unfilled slots', () => {
    expect(filledText(page, () => null)).toBe('<html><style>ŭ{}</style><a href="https://x/a">è<p>')
  })

  it('replaces ranges by content of any length', () => {
    const fill: Fill = ({ name }) => (name === 'visitor' ? '<i>ü</i>' : '/api')
    expect(filledText(page, fill)).toBe('<html><style>ŭ{}</style><a href="/api/a">è<i>ü</i><p>')
    expect(filledText(page, () => '')).toBe('<html><style>ŭ{}</style><a href="/a">è<p>')
  })

  it('removes slots inside a replaced element', () => {
    const part = createRecording()
    const geo = part.elementSlots('geo-prompt', [
      ['fr', `<b>${part.slot('return-field', 'x')}</b>`],
      ['de', `<i>${part.slot('return-field', 'y')}</i>`],
    ])
    const prompts = part.finish(`${renderToStaticMarkup(geo).replaceAll('&lt;', '<').replaceAll('&gt;', '>')}<p>`)
    const two = createPage(200, prompts, page.meta)
    expect(filledText(two, () => null)).toBe('<b>x</b><i>y</i><p>')
    const only =
      (market: string): Fill =>
      ({ name, item }) =>
        name === 'return-field' ? 'z' : item === market ? null : ''
    expect([filledText(two, only('fr')), filledText(two, only('de')), filledText(two, only('it'))]).toEqual([
      '<b>z</b><p>',
      '<i>z</i><p>',
      '<p>',
    ])
  })

  it('does not change the page', () => {
    const before = filledText(page, () => null)
    filledText(page, () => 'x')
    expect(filledText(page, () => null)).toBe(before)
  })

  it('returns a different ETag for every page and every set of fills', () => {
    const one: Fill = ({ name }) => (name === 'visitor' ? 'x' : null)
    const other: Fill = ({ name }) => (name === 'visitor' ? null : 'x')
    const another = createPage(200, { ...page, chunks: page.chunks.slice(1) }, page.meta)
    expect(new Set([etagOf(() => null), etagOf(one), etagOf(other), etagOf(() => 'x')]).size).toBe(4)
    expect(fillSlots({ ...another, slots: [] }, () => null).etag).not.toBe(etagOf(() => null))
    expect(etagOf(one)).toBe(etagOf(one))
  })
})

describe('fillWithModal', () => {
  const { slot, finish } = createRecording()
  const body = `<body class="${slot('body-class', 'trip', 'trip')}">${slot('modal-before', '')}<main>`
  const prompt = `${slot('geo-prompt', 'prompt', 'fr')}</main>${slot('visitor', '')}<b ${slot('geo-inert', '')}>`
  const below = createPage(200, finish(body + prompt), page.meta)
  const modal = createPage(200, createRecording().finish('<dialog>'), page.meta)

  it('puts the modal before the inert page, which ends before the visitor’s data and shows no other prompt', () => {
    const fill = fillWithModal(
      ({ name }) => (name === 'geo-inert' ? 'inert' : name === 'visitor' ? '<i>' : null),
      modal,
    )
    expect(filledText(below, fill)).toBe(
      '<body class="trip has-modal"><dialog><div class="frame" inert=""><main></main></div><i><b >',
    )
  })
})
