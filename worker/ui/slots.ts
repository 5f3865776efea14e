import { createContext, type ReactNode, useContext } from 'react'

/** Slots that the gateway fills (worker/engine/slots/fill-slots.ts). */
export const SLOT_NAMES = [
  'html-attributes',
  /** Around the page's style element. */
  'styles',
  /** Link to the complete stylesheet, below the first screen. */
  'later-styles',
  /** Before the boot script. */
  'visitor',
  /** `aria-pressed` of a heart and its button's value; item: the saved one. */
  'heart-pressed',
  'heart-action',
  'saved-count',
  'booking-origin',
  'modal-close',
  /** The prompt for another market; item: the market. Only the visitor's stays. */
  'geo-prompt',
  /** An element for some visitors only; item: audiences, all of which they belong to. */
  'only-for',
  /** `inert` of the page behind the prompt. */
  'geo-inert',
  /** Field of a form with the page to return to. */
  'return-field',
  /** For a private modal over the page (worker/response/modal-over-page.ts). `body-class`: item is the page's own. */
  'body-class',
  'modal-before',
  /** Attributes of a checkbox; item: consents that tick it. */
  'consent-box',
  /** Attribute of the button of the visitor's theme; item: its theme. */
  'theme-choice',
  'request-id',
] as const
export type SlotName = (typeof SLOT_NAMES)[number]

/**
 * Visitors who get an element (slot `only-for`). `wide`: any browser except a phone's. `first-page`: browsers without
 * this build's stylesheet, and search engines.
 */
export type Audience =
  | 'unrecognized'
  | 'undecided'
  | 'signed-in'
  | 'signed-out'
  | 'outdated'
  | 'phone'
  | 'wide'
  | 'first-page'
export type Audiences = Audience | `wide ${Audience}`

export type Chunk = { hash: string; bytes: Uint8Array<ArrayBuffer>; shared: boolean }
/** Byte range of a chunk with default content, which may be empty. */
export type Slot = { name: SlotName; item?: string; chunk: number; from: number; to: number }
/** Rendered HTML; slots are in document order and overlap only when one is inside another. */
export type Rendered = { chunks: Chunk[]; slots: Slot[] }
/** `classes`: bits of the stylesheet's classes (worker/engine/styles/page-sheet.ts). */
export type RenderedFragment = Rendered & { classes: Uint32Array }

export type SlotRecorder = {
  /** Marks text or (part of) an attribute's value as a slot; only React may write the result. */
  slot: <T extends string>(name: SlotName, content: T, item?: string) => T
  /** Props that mark an empty slot for attributes. */
  attributeSlot: (name: SlotName, item?: string) => { readonly 'data-slot'?: string }
  /** Elements that are slots, each with its item. */
  elementSlots: (name: SlotName, elements: readonly (readonly [item: string, element: ReactNode])[]) => ReactNode
  /** The same for meta and link elements of the head. */
  headSlot: (name: SlotName, item: string, elements: ReactNode) => ReactNode
  /** Raw HTML placeholder for `rendered`. */
  embed: (rendered: RenderedFragment) => string
  /** Name of a meta element that the styles of what precedes the link (`laterStyles`) replace. */
  styles: () => string
  /** Place of the link to the complete stylesheet. A page has one: the first. */
  laterStyles: () => string
}

const UNRECORDED: SlotRecorder = {
  slot: (_name, content) => content,
  attributeSlot: () => ({}),
  elementSlots: (_name, elements) => elements.map(([, element]) => element),
  headSlot: (_name, _item, elements) => elements,
  embed: ({ chunks }) => {
    const decoder = new TextDecoder()
    return chunks.map(({ bytes }) => decoder.decode(bytes)).join('')
  },
  styles: () => '',
  laterStyles: () => '',
}

const RecorderContext = createContext(UNRECORDED)
export const SlotRecorderProvider = RecorderContext.Provider

/** Slot recorder; without one, slots have their default content. */
export const useSlots = (): SlotRecorder => useContext(RecorderContext)

/**
 * Where the first screen of a page ends: only what precedes it has its styles in the page. A component, because those
 * are rendered in the order of the document; not for fragments.
 */
export const LaterStyles = (): string => useSlots().laterStyles()
