import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'

/** D1's and Node's default. */
const PAGE_BYTES = 4096

/** The first page of a SQLite file that contains a text, counted from 1. */
export const pageOf = (file: string, text: string): number => {
  const at = readFileSync(file).indexOf(text)
  if (at < 0) throw new Error(`${file} does not contain ${text}`)
  return Math.floor(at / PAGE_BYTES) + 1
}

/** Overwrites a page of a SQLite file, counted from 1; returns what repairs it. */
export const damagePage = (file: string, page: number): (() => void) => {
  const original = Buffer.alloc(PAGE_BYTES)
  const at = (page - 1) * PAGE_BYTES
  const open = (run: (handle: number) => void) => {
    const handle = openSync(file, 'r+')
    run(handle)
    closeSync(handle)
  }
  open((handle) => {
    readSync(handle, original, 0, PAGE_BYTES, at)
    writeSync(handle, Buffer.alloc(PAGE_BYTES, 7), 0, PAGE_BYTES, at)
  })
  return () => open((handle) => writeSync(handle, original, 0, PAGE_BYTES, at))
}
