import { expect, it } from 'vitest'
import { COOKIES, serializeCookie } from './cookies.ts'

it('names each cookie once, with the prefix that binds it to its host', () => {
  const names = Object.values(COOKIES)
  expect(names.filter((name) => !/^__Host-[\w-]+$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

it.each([
  [{}, '__Host-saved=1; Path=/; HttpOnly; Secure; SameSite=Lax'],
  [{ maxAge: 60 }, '__Host-saved=1; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax'],
  [{ isReadableByScripts: true }, '__Host-saved=1; Path=/; Secure; SameSite=Lax'],
  [{ sameSite: 'Strict' as const }, '__Host-saved=1; Path=/; HttpOnly; Secure; SameSite=Strict'],
])('serializes %j as %s', (more, header) =>
  expect(serializeCookie({ name: '__Host-saved', value: '1', ...more })).toBe(header),
)
