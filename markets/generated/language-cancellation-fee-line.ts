// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { cancellationFeeLine as itCancellationFeeLine } from '../it/language/cancellation-fee-line.ts'
import { cancellationFeeLine as enCancellationFeeLine } from '../we/language/cancellation-fee-line.ts'
import { cancellationFeeLine as esCancellationFeeLine } from '../es/language/cancellation-fee-line.ts'
import { cancellationFeeLine as frCancellationFeeLine } from '../fr/language/cancellation-fee-line.ts'
import { cancellationFeeLine as deCancellationFeeLine } from '../de/language/cancellation-fee-line.ts'

/** `cancellationFeeLine` of every language. */
export const cancellationFeeLineByLanguage = Object.freeze({
  it: itCancellationFeeLine,
  en: enCancellationFeeLine,
  es: esCancellationFeeLine,
  fr: frCancellationFeeLine,
  de: deCancellationFeeLine,
})
