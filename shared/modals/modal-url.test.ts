import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MODAL_PARAMETERS, withModal, withoutModal } from './modal-url.ts'

describe('withoutModal', () => {
  it.each([
    ['/cerca', '/cerca'],
    ['/cerca?', '/cerca'],
    ['/?modal=&type=language', '/'],
    ['/cerca?modal&type=gallery&layout=list', '/cerca'],
    ['/cerca?textSearch=a%20b&modal=1&type=x&utm_source=m+n', '/cerca?textSearch=a%20b&utm_source=m+n'],
    ['/cerca?type=a&type=b&modal&modal', '/cerca'],
    ['/cerca?mod%61l=&types=x&Type=y', '/cerca?types=x&Type=y'],
    ['/preferiti?modal=&type=confirm-removal&travel=japan&tour=&purpose=x&a=1', '/preferiti?a=1'],
    ['/preferiti?travel=japan&type=x', '/preferiti?travel=japan'],
    ['/cerca?a=1?modal&b', '/cerca?a=1?modal&b'],
  ])('converts %s to %s', (url, bare) => expect(withoutModal(url)).toBe(bare))

  it('retains spelling and order of all other parameters (§2)', () => {
    const pair = fc.stringMatching(/^[\w%.+-]{1,12}$/).map((name) => `${name}=1`)
    fc.assert(
      fc.property(fc.array(pair), fc.array(fc.constantFrom(...MODAL_PARAMETERS)), (others, own) => {
        const clean = others.filter((each) => withoutModal(`/?${each}`) !== '/')
        const mixed = [...clean, ...own.map((name) => `${name}=x`)]
        expect(withoutModal(`/p?${mixed.join('&')}`)).toBe(clean.length === 0 ? '/p' : `/p?${clean.join('&')}`)
      }),
    )
  })
})

describe('withModal', () => {
  it.each([
    [['/', 'language'], '/?modal=&type=language'],
    [['/cerca?page=2', 'filters'], '/cerca?page=2&modal=&type=filters'],
    [['/x', 'available-dates', 'calendar'], '/x?modal=&type=available-dates&layout=calendar'],
    [['/x?modal=&type=gallery&a=1', 'language', null], '/x?a=1&modal=&type=language'],
    [['/x?modal=&travel=y', 'group-info', null, { tour: 'a-1' }], '/x?modal=&type=group-info&tour=a-1'],
  ] as [Parameters<typeof withModal>, string][])('converts %j to %s', (input, url) =>
    expect(withModal(...input)).toBe(url),
  )

  it('is reverted by withoutModal for any values', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string()), (type, layout) => {
        expect(withoutModal(withModal('/p?a=1', type, layout))).toBe('/p?a=1')
      }),
    )
  })
})
