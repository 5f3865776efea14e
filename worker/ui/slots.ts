import { createContext, useContext } from 'react'

/** What the gateway may fill in a finished page (worker/gateway/fill-slots.ts). */
export const SLOT_NAMES = [
  /** Attributes of `<html>`. */
  'html-attributes',
  /** Before the boot script. */
  'visitor',
  /** `aria-pressed` of a heart, and the value of its button; item: what it saves. */
  'heart-pressed',
  'heart-action',
  'saved-count',
  /** Origin of a booking link. */
  'booking-origin',
  'modal-close',
  /** Attributes of a checkbox; item: the consents under which it is ticked. */
  'consent-box',
  'request-id',
] as const
export type SlotName = (typeof SLOT_NAMES)[number]

/** Bytes of a page; shared ones are the same on many pages. */
export type Chunk = { hash: string; bytes: Uint8Array<ArrayBuffer>; shared: boolean }
/** A range of a chunk's bytes, with default content that may be empty. */
export type Slot = { name: SlotName; item?: string; chunk: number; from: number; to: number }
/** Rendered HTML; slots are in document order and do not overlap. */
export type Rendered = { chunks: Chunk[]; slots: Slot[] }

export type SlotRecorder = {
  /** Marks `content`, a text or (part of) an attribute's value, as a slot. The result is for React alone to write. */
  slot: <T extends string>(name: SlotName, content: T, item?: string) => T
  /** Props that mark a place where attributes can be added: an empty slot. */
  attributeSlot: (name: SlotName, item?: string) => { readonly 'data-slot'?: string }
  /** Raw HTML in whose place `rendered` stands. */
  embed: (rendered: Rendered) => string
}

const UNRECORDED: SlotRecorder = {
  slot: (_name, content) => content,
  attributeSlot: () => ({}),
  embed: ({ chunks }) => {
    const decoder = new TextDecoder()
    return chunks.map(({ bytes }) => decoder.decode(bytes)).join('')
  },
}

const RecorderContext = createContext(UNRECORDED)
export const SlotRecorderProvider = RecorderContext.Provider

/** Marks slots in what a component renders; without a recorder (recording.ts) there is their default content alone. */
export const useSlots = (): SlotRecorder => useContext(RecorderContext)
