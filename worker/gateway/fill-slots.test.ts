import { describe, expect, it } from 'vitest'
import { createRecording } from '../document/recording.tsx'
import { createPage, type RenderedPage } from '../page/rendered-page.ts'
import { type Fill, fillSlots } from './fill-slots.ts'

const recording = createRecording()
const shared = { chunks: [{ hash: 'style', bytes: new TextEncoder().encode('ŭ{}'), shared: true }], slots: [] }
const html = `<html><style>${recording.embed(shared)}</style><a href="${recording.slot('booking-origin', 'https://x')}/a">è${recording.slot('visitor', '')}<p>`
const page = createPage(200, recording.finish(html), { renderedAt: 0, log: { calls: [], dropped: [] } })
const textOf = (from: RenderedPage, fill: Fill) => new TextDecoder().decode(fillSlots(from, fill).bytes())
const etagOf = (fill: Fill) => fillSlots(page, fill).etag

describe('fillSlots', () => {
  it('preserves the default content of unfilled slots', () => {
    expect(textOf(page, () => null)).toBe('<html><style>ŭ{}</style><a href="https://x/a">è<p>')
  })

  it('replaces ranges by content of any length', () => {
    const fill: Fill = ({ name }) => (name === 'visitor' ? '<i>ü</i>' : '/api')
    expect(textOf(page, fill)).toBe('<html><style>ŭ{}</style><a href="/api/a">è<i>ü</i><p>')
    expect(textOf(page, () => '')).toBe('<html><style>ŭ{}</style><a href="/a">è<p>')
  })

  it('does not change the page', () => {
    const before = textOf(page, () => null)
    textOf(page, () => 'x')
    expect(textOf(page, () => null)).toBe(before)
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
