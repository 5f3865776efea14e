import { Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  type Chunk,
  type Rendered,
  type RenderedFragment,
  type Slot,
  type SlotName,
  type SlotRecorder,
  SlotRecorderProvider,
} from '../../ui/slots.ts'
import { classesIn, type PageSheet, pageSheet, sheetHashes } from '../styles/page-sheet.ts'
import type { PageStyle } from '../styles/page-style.ts'
import { LATER_STYLES } from '../styles/style-links.ts'
import { chunkOf } from './chunk.ts'

/** Rendered HTML with its classes, those of a document before its link to the stylesheet; and a document's sheet. */
export type Recorded = RenderedFragment & { sheet: PageSheet | null }
export type RenderedDocument = Rendered & { styleHashes: string[] }

type Recording = SlotRecorder & {
  /** Turns the rendered string into bytes and ranges. Throws unless each recorded place occurs exactly once. */
  finish: (html: string) => Recorded
}

type SlotStart = Pick<Slot, 'name' | 'item'>
type Place =
  | { kind: 'start' | 'attribute' | 'element' | 'headElements'; slot: SlotStart }
  | { kind: 'endSlot' | 'endElement' | 'endHeadElements' }
  | { kind: 'styles' | 'laterStyles' }
  | { kind: 'embedded'; rendered: RenderedFragment }

const encoder = new TextEncoder()
/** Most bytes of a UTF-16 code unit. */
const MAX_UTF8_BYTES = 3
/** Precedes the token of an attribute slot. A constant name, because React caches every attribute name. */
const ATTRIBUTE = ' data-slot="'
const META = ['<meta name="', '"/>'] as const
/** What React writes around the token of each kind, where it is no part of the page. */
const AROUND: Partial<Record<Place['kind'], readonly [before: string, after: string]>> = {
  attribute: [ATTRIBUTE, '"'],
  // React moves these, unlike text and style elements, with the others of the head in their order.
  headElements: META,
  endHeadElements: META,
  styles: META,
}

/**
 * Records slots and finished bytes as tokens in the string that React renders; random bits make them unforgeable.
 * Finished bytes bypass the string: encoding them costs half as much as rendering.
 */
export const createRecording = (): Recording => {
  const mark = `s${crypto.randomUUID()}.`
  const places: Place[] = []
  const token = (place: Place): string => `${mark}${places.push(place) - 1};`
  const startOf = (name: SlotName, item?: string): SlotStart => ({ name, ...(item !== undefined && { item }) })
  return {
    slot: <T extends string>(name: SlotName, content: T, item?: string) =>
      (token({ kind: 'start', slot: startOf(name, item) }) + content + token({ kind: 'endSlot' })) as T,
    attributeSlot: (name, item) => ({ 'data-slot': token({ kind: 'attribute', slot: startOf(name, item) }) }),
    // One token between two elements: React separates adjacent texts by comments.
    elementSlots: (name, elements) => (
      <>
        {elements.map(([item, element]) => (
          <Fragment key={item}>
            {token({ kind: 'element', slot: startOf(name, item) })}
            {element}
          </Fragment>
        ))}
        {token({ kind: 'endElement' })}
      </>
    ),
    headSlot: (name, item, elements) => (
      <>
        <meta name={token({ kind: 'headElements', slot: startOf(name, item) })} />
        {elements}
        <meta name={token({ kind: 'endHeadElements' })} />
      </>
    ),
    embed: (rendered) => token({ kind: 'embedded', rendered }),
    styles: () => token({ kind: 'styles' }),
    laterStyles: () => (places.some(({ kind }) => kind === 'laterStyles') ? '' : token({ kind: 'laterStyles' })),
    finish: (html) => {
      const [first = '', ...pieces] = html.split(mark)
      const writer = createWriter()
      const seen = new Set<Place>()
      const later = places.findIndex(({ kind }) => kind === 'laterStyles')
      // React renders, and so records, in the order of the document.
      const [start, inside] =
        later === -1 ? [html, places] : [html.slice(0, html.indexOf(`${mark}${later};`)), places.slice(0, later)]
      const classes = classesIn(
        start,
        inside.flatMap((place) => (place.kind === 'embedded' ? [place.rendered.classes] : [])),
      )
      const sheet = places.some(({ kind }) => kind === 'styles') ? pageSheet(classes) : null
      let text = first
      for (const piece of pieces) {
        const end = piece.indexOf(';')
        const place = places[Number(piece.slice(0, end))]
        if (place === undefined || seen.has(place)) throw new Error('a recorded place is rendered twice')
        seen.add(place)
        const [before, after] = AROUND[place.kind] ?? ['', '']
        writer.addText(text.slice(0, text.length - before.length))
        addPlace(writer, place, sheet)
        text = piece.slice(end + 1 + after.length)
      }
      if (seen.size !== places.length) throw new Error('a recorded place is not rendered')
      writer.addText(text)
      return { ...writer.finish(), classes, sheet }
    },
  }
}

const addPlace = (writer: ReturnType<typeof createWriter>, place: Place, sheet: PageSheet | null): void => {
  if (place.kind === 'embedded') writer.embed(place.rendered)
  else if (place.kind === 'styles') sheet && writer.embed(sheet.rendered)
  else if (place.kind === 'laterStyles') {
    writer.startSlot({ name: 'later-styles' })
    writer.addText(LATER_STYLES)
    writer.endSlot()
  } else if (!('slot' in place)) writer[place.kind === 'endSlot' ? 'endSlot' : 'endElement']()
  else if (place.kind === 'element' || place.kind === 'headElements') writer.startElement(place.slot)
  else {
    writer.startSlot(place.slot)
    if (place.kind === 'attribute') writer.endSlot()
  }
}

/** The writer's present chunk: a buffer per text would cost more than its encoding. */
let buffer = new Uint8Array(200_000)

const createWriter = () => {
  const chunks: Chunk[] = []
  const slots: Slot[] = []
  let length = 0
  let open: Omit<Slot, 'to'> | null = null
  let element: Slot | null = null
  const reserve = (more: number): void => {
    if (length + more <= buffer.length) return
    const larger = new Uint8Array(2 * (length + more))
    larger.set(buffer)
    buffer = larger
  }
  const addBytes = (bytes: Uint8Array<ArrayBuffer>): void => {
    reserve(bytes.length)
    buffer.set(bytes, length)
    length += bytes.length
  }
  const endElement = (): void => {
    if (element !== null) element.to = length
    element = null
  }
  const closeChunk = (): void => {
    if (element !== null) throw new Error('an element that is a slot in several chunks')
    chunks.push(chunkOf(buffer.slice(0, length)))
    length = 0
  }
  const embedChunk = (chunk: Chunk, slotsOfChunk: readonly Slot[]): void => {
    if (chunk.shared) closeChunk()
    const [index, offset] = [chunks.length, length]
    if (chunk.shared) chunks.push(chunk)
    else addBytes(chunk.bytes)
    for (const { from, to, ...slot } of slotsOfChunk)
      slots.push({ ...slot, chunk: index, from: offset + from, to: offset + to })
  }
  return {
    addText: (text: string): void => {
      if (text === '') return
      reserve(MAX_UTF8_BYTES * text.length)
      length += encoder.encodeInto(text, buffer.subarray(length)).written
    },
    startSlot: (start: SlotStart): void => {
      if (open !== null) throw new Error('a slot inside a slot')
      open = { ...start, chunk: chunks.length, from: length }
    },
    endSlot: (): void => {
      if (open === null) throw new Error('a slot that has not started')
      slots.push({ ...open, to: length })
      open = null
    },
    startElement: (start: SlotStart): void => {
      endElement()
      element = { ...start, chunk: chunks.length, from: length, to: length }
      // Before the slots inside it.
      slots.push(element)
    },
    endElement,
    embed: ({ chunks: embedded, slots: inside }: Rendered): void => {
      if (open !== null) throw new Error('finished bytes inside a slot')
      embedded.forEach((chunk, index) => {
        embedChunk(
          chunk,
          inside.filter((slot) => slot.chunk === index),
        )
      })
    },
    finish: (): Rendered => {
      closeChunk()
      return { chunks, slots }
    },
  }
}

export const renderRecorded = (node: ReactNode, prefix = ''): Recorded => {
  const recording = createRecording()
  return recording.finish(
    prefix + renderToString(<SlotRecorderProvider value={recording}>{node}</SlotRecorderProvider>),
  )
}

export const renderDocument = (document: ReactNode, style: PageStyle | null): Promise<RenderedDocument> =>
  withStyleHashes(renderRecorded(document, '<!DOCTYPE html>'), style)

/** @param style the page's own, which its markup contains */
export const withStyleHashes = async (
  { chunks, slots, sheet }: Recorded,
  style: PageStyle | null,
): Promise<RenderedDocument> => ({
  chunks,
  slots,
  styleHashes: [...(sheet === null ? [] : await sheetHashes(sheet)), ...(style === null ? [] : [style.hash])],
})
