import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LaterStyles, type Rendered, type RenderedFragment, useSlots } from '../../ui/slots.ts'
import { asShared } from './chunk.ts'
import { createRecording, renderDocument, renderRecorded } from './recording.tsx'

const textOf = ({ chunks }: Rendered) => chunks.map(({ bytes }) => new TextDecoder().decode(bytes)).join('')
const rangesOf = ({ chunks, slots }: Rendered) =>
  slots.map(({ name, item, chunk, from, to }) => [
    [name, item].filter(Boolean).join(' '),
    new TextDecoder().decode(chunks[chunk]?.bytes.subarray(from, to)),
    new TextDecoder().decode(chunks[chunk]?.bytes.subarray(0, from)).slice(-5),
  ])

const Part = ({ text }: { text: string }) => {
  const { slot, attributeSlot } = useSlots()
  return (
    <p {...attributeSlot('consent-box', text)} id={text} title={`ö ${slot('request-id', text)}!`}>
      {text}
    </p>
  )
}
const Embedding = ({ rendered }: { rendered: RenderedFragment }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of this test.
  <div dangerouslySetInnerHTML={{ __html: useSlots().embed(rendered) }} />
)

it('records ranges and leaves no trace in the HTML', async () => {
  const rendered = await renderDocument(<Part text="é" />, null)
  expect(textOf(rendered)).toBe('<!DOCTYPE html><p id="é" title="ö é!">é</p>')
  expect(rangesOf(rendered)).toEqual([
    ['consent-box é', '', 'ml><p'],
    ['request-id', 'é', 'e="ö '],
  ])
})

it('keeps a part of the head in one range, in the order of the document', () => {
  const Head = () => (
    <html lang="it">
      <head>
        <title>é</title>
        {useSlots().headSlot(
          'only-for',
          'first-page',
          <>
            <meta name="a" />
            <link rel="alternate" hrefLang="it" href="/" />
          </>,
        )}
        <meta name="b" />
      </head>
    </html>
  )
  expect(rangesOf(renderRecorded(<Head />))).toEqual([
    ['only-for first-page', '<meta name="a"/><link rel="alternate" hrefLang="it" href="/"/>', 'itle>'],
  ])
  expect(textOf(renderRecorded(<Head />))).toContain('href="/"/><meta name="b"/></head>')
})

it('moves the ranges of embedded bytes and stores shared ones in separate chunks', () => {
  const part = renderRecorded(<Part text="b" />)
  const own = renderRecorded(<Embedding rendered={part} />)
  expect([own.chunks.length, textOf(own)]).toEqual([1, '<div><p id="b" title="ö b!">b</p></div>'])
  const shared = renderRecorded(<Embedding rendered={asShared(part)} />)
  expect(textOf(shared)).toBe(textOf(own))
  expect(shared.chunks.map((chunk) => chunk.shared)).toEqual([false, true, false])
  expect(rangesOf(shared).map(([name, content]) => [name, content])).toEqual(
    rangesOf(own).map(([name, content]) => [name, content]),
  )
})

it('renders the same without a recorder', () => {
  const recording = createRecording()
  expect(textOf(recording.finish('<p>'))).toBe('<p>')
})

it('has the place of the stylesheet once, where it is first asked for', () => {
  const rendered = renderRecorded(
    <main>
      <p />
      <LaterStyles />
      <p />
      <LaterStyles />
    </main>,
  )
  expect(textOf(rendered)).toBe('<main><p></p><p></p></main>')
  expect(rangesOf(rendered)).toEqual([['later-styles', '', '></p>']])
})

it('never mistakes content for tokens', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(' data-slot="', 's0-0.0;', '<!--hole-->'))
  fc.assert(
    fc.property(anything, (text) => {
      const { slots } = renderRecorded(<Part text={text} />)
      expect(slots.map(({ name }) => name)).toEqual(['consent-box', 'request-id'])
    }),
  )
})

it('throws when a place is rendered twice or not at all', () => {
  const recording = createRecording()
  const place = recording.slot('visitor', 'x')
  expect(() => recording.finish(place + place)).toThrow('twice')
  expect(() => recording.finish('')).toThrow('not rendered')
})
