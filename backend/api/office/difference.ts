import { html } from 'hono/html'
import type { Html } from '../../kit/http/page-document.ts'
import { labelsOfPath } from './form/label-of.ts'

/** Prices are stored in cents. */
const textOf = (value: unknown, name = ''): string =>
  typeof value === 'number' && /^[A-Z]{3}$/.test(name) ? (value / 100).toFixed(2) : String(value)

const nameOf = (path: readonly string[]): string => path.join('.')

type Leaves = ReadonlyMap<string, string>

const leavesOf = (value: unknown, path: readonly string[] = [], leaves = new Map<string, string>()): Leaves => {
  if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) leavesOf(each, [...path, key], leaves)
  else if (value !== undefined && value !== null && value !== '') leaves.set(nameOf(path), textOf(value, path.at(-1)))
  return leaves
}

export type Difference = { path: string; before: string; after: string }

export const differencesOf = (before: unknown, after: unknown): Difference[] => {
  const [from, to] = [leavesOf(before), leavesOf(after)]
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((path) => {
    const difference = { path, before: from.get(path) ?? '', after: to.get(path) ?? '' }
    return difference.before === difference.after ? [] : [difference]
  })
}

const AROUND = 40
/** Amounts and other numbers change as a whole. */
const AMOUNT = /^-?\d+(\.\d+)?$/

/** Start and end that both texts have, shortened, and what lies between. */
const partsOf = (before: string, after: string) => {
  if (AMOUNT.test(before) && AMOUNT.test(after)) return { head: '', removed: before, added: after, tail: '' }
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const head = before.slice(0, start)
  const tail = before.slice(before.length - end)
  return {
    head: head.length > AROUND ? `…${head.slice(-AROUND)}` : head,
    removed: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
    tail: tail.length > AROUND ? `${tail.slice(0, AROUND)}…` : tail,
  }
}

/** A table of what two values have apart. */
export const differenceTable = (
  before: unknown,
  after: unknown,
  { caption, names = ['Before', 'After'] }: { caption: string; names?: readonly [string, string] },
): Html => {
  const rows = differencesOf(before, after)
  if (rows.length === 0) return html`<p>${caption}: nothing differs.</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table class="difference"><caption>${caption}</caption><thead><tr><th>Field</th><th>${names[0]}</th><th>${names[1]}</th></tr></thead><tbody>${rows.map(
    ({ path, before: from, after: to }) => {
      const { head, removed, added, tail } = partsOf(from, to)
      return html`<tr><th>${labelsOfPath(path.split('.')).join(' › ')}</th><td>${from === '' ? '' : html`${head}<del>${removed}</del>${tail}`}</td><td>${to === '' ? '' : html`${head}<ins>${added}</ins>${tail}`}</td></tr>`
    },
  )}</tbody></table></div>`
}
