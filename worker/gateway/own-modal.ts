import type { Consent } from '../../shared/consent/consent.ts'
import { hashOfText } from '../../shared/log/hash-of-text.ts'
import type { StoredPage } from '../page/cache/stored-page.ts'
import { occurrences } from './occurrences.ts'
import { type Edit, replaceBytes } from './replace-bytes.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()
/** The cross of a modal (worker/document/modals/modal.tsx). */
const CLOSE_MARK = encoder.encode(' class="modal-close icon-button" href="')
/** A box that is ticked under some answers to the consent question (worker/ui/field.tsx). */
const CONSENTS_MARK = encoder.encode(' data-consents="')
const CHECKED = encoder.encode(' checked=""')
const QUOTE = 34

/**
 * A page with its open modal as this visit has it: the cross leads to the address that was asked for, whatever else
 * that says (a campaign, a preview), and boxes about consent are ticked as it was given. The page itself is rendered
 * without either and stays as it is; the copy is this answer's.
 * @param closeHref path and query of the request without its modal
 */
export const withOwnModal = (page: StoredPage, closeHref: string, consent: Consent): StoredPage => {
  const { middle } = page
  const edits = [...closeEdits(middle, closeHref), ...consentEdits(middle, consent)].sort((a, b) => a.from - b.from)
  if (edits.length === 0) return page
  const edited = replaceBytes(middle, edits)
  return {
    ...page,
    middle: edited,
    bytes: page.bytes + edited.length - middle.length,
    hash: `${page.hash}-${hashOfText(`${closeHref} ${consent}`)}`,
    stamped: new Map(),
  }
}

const closeEdits = (bytes: Uint8Array, closeHref: string): Edit[] =>
  // The modal comes before everything else: what is first is ours.
  occurrences(bytes, CLOSE_MARK)
    .slice(0, 1)
    .map((from) => ({ from, to: bytes.indexOf(QUOTE, from), bytes: encoder.encode(attributeText(closeHref)) }))

const consentEdits = (bytes: Uint8Array, consent: Consent): Edit[] =>
  occurrences(bytes, CONSENTS_MARK)
    .filter((start) =>
      decoder
        .decode(bytes.subarray(start, bytes.indexOf(QUOTE, start)))
        .split(' ')
        .includes(consent),
    )
    .map((start) => ({ from: start - CONSENTS_MARK.length, to: start - CONSENTS_MARK.length, bytes: CHECKED }))

const attributeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
