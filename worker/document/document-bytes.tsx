import { createContext, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * Takes bytes that are HTML already and gives the mark that holds their place in React's string. Null outside
 * `documentBytes`: then HTML is put into the string itself.
 */
export const HoleCollector = createContext<((bytes: Uint8Array) => string) | null>(null)

/** No text can say this, because React escapes it, and no markup of editors, because comments are not let in. */
const HOLE = '<!--hole-->'

const encoder = new TextEncoder()

/**
 * A document as bytes. Turning React's string into UTF-8 costs as much as half of rendering it, most of it for
 * parts that were bytes before (the stylesheet, remembered cards), so those never pass through the string.
 */
export const documentBytes = (document: ReactNode): Uint8Array<ArrayBuffer> => {
  const filled: Uint8Array[] = []
  const collect = (bytes: Uint8Array): string => {
    filled.push(bytes)
    return HOLE
  }
  const html = `<!DOCTYPE html>${renderToString(<HoleCollector value={collect}>{document}</HoleCollector>)}`
  return fillHoles(html, filled)
}

/** The string's pieces and the bytes between them. Throws when there are not as many holes as fillings. */
const fillHoles = (html: string, fillings: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const pieces = html.split(HOLE)
  if (pieces.length !== fillings.length + 1) throw new Error('a document with holes that nothing fills')
  const parts = pieces.flatMap((piece, i) => {
    const filling = fillings[i]
    return filling === undefined ? [encoder.encode(piece)] : [encoder.encode(piece), filling]
  })
  const whole = new Uint8Array(parts.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
