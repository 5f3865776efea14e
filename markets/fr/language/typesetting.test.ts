import { expect, it } from 'vitest'
import { translators } from '../../translate.ts'
import { typesetting } from './typesetting.ts'

it.each([
  ['Supprimer ton compte ?', 'Supprimer ton compte\u00a0?'],
  ['« Autre » : dis-nous !', '«\u00a0Autre\u00a0»\u00a0: dis-nous\u00a0!'],
  ['déjà\u00a0: fait', 'déjà\u00a0: fait'],
  ['Événements près de Amsterdam', 'Événements près d’Amsterdam'],
  ['Un remède à Amsterdam, de New York', 'Un remède à Amsterdam, de New York'],
  ['19:30, de 8 à 15 personnes', '19:30, de 8 à 15 personnes'],
])('%s', (text, held) => expect(typesetting.everyText(text)).toBe(held))

it('applies to messages and values of the French market only', () => {
  expect(translators.fr('alerts.deleteAccountTitle')).toBe('Supprimer ton compte\u00a0?')
  expect(translators.fr('wishlist.added', { title: 'Namibie : des dunes' })).toContain('Namibie\u00a0: des')
  expect(translators.it('wishlist.added', { title: 'Namibia : dune' })).toContain('Namibia : dune')
})
