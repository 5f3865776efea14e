import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentModals } from '../pages/custom-page/content-modals.tsx'
import { travelModals } from '../pages/travel/travel-modals.tsx'
import type { ModalTraits } from './define-modal.ts'
import { PRIVATE_MODALS } from './private.ts'
import { PUBLIC_MODALS } from './public.ts'
import { readModal } from './read-modal.ts'

const MODALS: Record<string, ModalTraits> = { ...PUBLIC_MODALS, ...PRIVATE_MODALS }
const types = Object.keys(MODALS)
const PAGES = { content: contentModals, travel: travelModals, search: { filters: null }, other: undefined }

describe('modal registry', () => {
  it('contains every type of the product (§2)', () => {
    expect(types).toEqual(
      expect.arrayContaining([
        'language',
        'available-dates',
        'talk-to-us',
        'filters',
        'gallery',
        'coordinator',
        'chatbot',
        'flight-club',
        'languages-and-currencies',
        'travel-description',
        'video-itinerary',
      ]),
    )
  })

  it('ignores the subject of public modals', () => {
    for (const type of Object.keys(PUBLIC_MODALS)) {
      const query = new URLSearchParams(`modal&type=${type}&tour=a&travel=b&purpose=c`)
      expect(readModal(query, PUBLIC_MODALS)).toMatchObject({ type })
      expect(readModal(query, PUBLIC_MODALS)).not.toHaveProperty('subject')
    }
  })
})

describe('readModal', () => {
  it.each<[string, keyof typeof PAGES, ReturnType<typeof readModal>]>([
    ['', 'content', null],
    ['type=language&layout=list', 'content', null],
    ['modal&type=language', 'content', { type: 'language', layout: null }],
    ['modal=x&type=language', 'other', { type: 'language', layout: null }],
    ['type=language&modal=', 'other', { type: 'language', layout: null }],
    ['modal&type=language&layout=calendar', 'search', { type: 'language', layout: null }],
    ['modal&type=available-dates', 'travel', { type: 'available-dates', layout: 'list' }],
    ['modal&type=available-dates&layout=calendar', 'content', { type: 'available-dates', layout: 'calendar' }],
    ['modal&type=available-dates&layout=<script>', 'travel', { type: 'available-dates', layout: 'list' }],
    ['modal&type=available-dates', 'search', 'unknown'],
    ['modal&type=filters', 'search', { type: 'filters', layout: null }],
    ['modal&type=filters', 'travel', 'unknown'],
    ['modal&type=video-itinerary', 'content', 'unknown'],
    ['modal', 'content', 'unknown'],
    ['modal&type=', 'content', 'unknown'],
    ['modal&type=Language', 'content', 'unknown'],
    ['modal&type=group-info', 'travel', { type: 'group-info', layout: null, subject: {} }],
    [
      'modal&type=confirm-removal&tour=a-1&travel=%3Cb&x=1',
      'search',
      { type: 'confirm-removal', layout: null, subject: { tour: 'a-1' } },
    ],
    ['modal&type=language&tour=a-1', 'travel', { type: 'language', layout: null }],
    ['modal&type=chatbot', 'content', { type: 'chatbot', layout: 'chat', subject: {} }],
    ['modal&type=chatbot&layout=contact', 'other', { type: 'chatbot', layout: 'contact', subject: {} }],
    ['modal&type=__proto__', 'content', 'unknown'],
    ['modal&type=toString', 'content', 'unknown'],
  ])('parses %j in %s', (query, page, modal) =>
    expect(readModal(new URLSearchParams(query), PAGES[page])).toEqual(modal),
  )

  it('returns a registered modal or none for any query', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom(...types)),
        fc.string(),
        fc.constantFrom(...Object.values(PAGES)),
        (type, layout, page) => {
          const modal = readModal(new URLSearchParams({ modal: '', type, layout }), page)
          expect(modal).not.toBeNull()
          if (modal === null || modal === 'unknown') return
          const { layouts = [] } = MODALS[modal.type] ?? {}
          expect(modal.layout === null ? layouts.length === 0 : layouts.includes(modal.layout)).toBe(true)
        },
      ),
    )
  })
})
