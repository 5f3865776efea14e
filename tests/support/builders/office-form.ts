import type { Env } from '../../../backend/api/env.ts'
import app from '../../../backend/api/index.ts'
import type { Role } from '../../../shared/sign-in/staff-roles.ts'
import { sealStaff } from '../../../shared/sign-in/staff-sign-in.ts'

/** Between values of one name. */
const AND = '\u0001'

export const pairsOf = (fields: Record<string, string>) =>
  Object.entries(fields).flatMap(([name, value]) => value.split(AND).map((each) => [name, each]))

export const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** What a browser would send of a page's form. */
export const fieldsOf = (html: string): Record<string, string> => {
  const form = html.slice(html.indexOf('<form method="post"><button class="first"'))
  const fields: Record<string, string> = {}
  for (const [, tag] of form.matchAll(/(<input [^>]*>)/g)) {
    const name = /name="([^"]*)"/.exec(tag ?? '')?.[1]
    const isOff = /type="(?:checkbox|radio)"/.test(tag ?? '') && !/ checked/.test(tag ?? '')
    const value = unescaped(/value="([^"]*)"/.exec(tag ?? '')?.[1] ?? (/checkbox/.test(tag ?? '') ? 'on' : ''))
    if (name !== undefined && !isOff) fields[name] = name in fields ? `${fields[name]}${AND}${value}` : value
  }
  for (const [, name = '', text = ''] of form.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>([^<]*)<\/textarea>/g))
    fields[name] = unescaped(text)
  for (const [, name = '', options = ''] of form.matchAll(/<select[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/gs))
    fields[name] = unescaped(/<option value="([^"]*)" selected/.exec(options)?.[1] ?? '')
  return fields
}

/** Problems in the summary of a form. */
export const problemsIn = (html: string) =>
  [...html.matchAll(/<li><a href="#([^"]*)">[^<]*<\/a>: ([^<]*)/g)].map(([, name, text]) => `${name}: ${text}`)

const ALL_ROLES: readonly Role[] = ['editor', 'publisher', 'operator']

/** Opens and sends forms of the back office as one with the roles. @param now ms */
export const officeOf = async (env: Env, now: number, roles = ALL_ROLES) => {
  const cookie = `__Host-operator=${await sealStaff(env.SIGNING_KEY, { id: 'u1', email: 'anna@example.com', roles: [...roles] }, now)}`
  const headers = { cookie, origin: env.API_PUBLIC_URL, 'content-type': 'application/x-www-form-urlencoded' }
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await app.request(`http://api.test/office${path}`, { ...init, headers }, env)
    return { status: response.status, location: response.headers.get('location'), text: await response.text() }
  }
  const open = async (path: string) => (await send(path)).text
  const post = (path: string, fields: Record<string, string>) =>
    send(path, { method: 'POST', body: String(new URLSearchParams(pairsOf(fields))) })
  const save = async (path: string, change: Record<string, string>, command = 'publish') =>
    post(path, { ...fieldsOf(await open(path)), ...change, do: command })
  /** @param at place of the entry in the history, newest first */
  const undo = async (path: string, at = 0) => {
    const html = await open(path)
    const no = [...html.matchAll(/name="no" value="(\d+)"/g)][at]?.[1] ?? ''
    return post(path, { no, version: /name="version" value="(\w*)"/.exec(html)?.[1] ?? '' })
  }
  return { open, post, save, undo }
}
