import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MODAL_PLACES, MODALS, type ModalPlace, type ModalType, modalOf } from './modal-registry.ts'
import { readModal } from './read-modal.ts'

const types = Object.keys(MODALS) as ModalType[]

describe('modal registry', () => {
  it('contains every type of the product', () => {
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
    for (const type of types.filter((each) => modalOf(each).visibility === 'public'))
      for (const place of modalOf(type).places)
        expect(
          readModal(new URLSearchParams(`modal&type=${type}&tour=a&travel=b&purpose=c`), place),
        ).not.toHaveProperty('subject')
  })
})

describe('readModal', () => {
  it.each<[string, ModalPlace, ReturnType<typeof readModal>]>([
    ['', 'content', null],
    ['type=language&layout=list', 'content', null],
    ['modal&type=language', 'content', { type: 'language', layout: null }],
    ['modal=x&type=language', 'other', { type: 'language', layout: null }],
    ['type=language&modal=', 'wishlist', { type: 'language', layout: null }],
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
  ])('parses %j in %s', (query, place, modal) => expect(readModal(new URLSearchParams(query), place)).toEqual(modal))

  it('returns a registered modal or none for any query', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom(...types)),
        fc.string(),
        fc.constantFrom(...MODAL_PLACES),
        (type, layout, place) => {
          const modal = readModal(new URLSearchParams({ modal: '', type, layout }), place)
          expect(modal).not.toBeNull()
          if (modal === null || modal === 'unknown') return
          const { places, layouts } = modalOf(modal.type)
          expect(places).toContain(place)
          expect(modal.layout === null ? layouts.length === 0 : layouts.includes(modal.layout)).toBe(true)
        },
      ),
    )
  })
})
