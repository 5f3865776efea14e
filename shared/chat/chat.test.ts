import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../markets/market-id.ts'
import { chatLanguageByLanguage } from '../../markets/registry.ts'
import { languageFolder } from '../../tests/support/ask-corpus.ts'
import { readSource } from '../../tests/support/market-pages.ts'
import { chatWords, smallTalkOf } from './chat-words.ts'
import { type ChatEntry, findEntries, indexEntries, readEntries } from './find-entries.ts'
import type { ChatLanguage } from './language.ts'

const { it: italian, en, es, fr, de } = chatLanguageByLanguage
const CHAT_LANGUAGES = LANGUAGES.map((language) => [language, chatLanguageByLanguage[language]] as const)

type Words = Record<string, string>
type Page = { blocks: { blockType: string; content: { items: { id: string; question: Words; answer: Words }[] } }[] }
const page = readSource('pages/faqs.json') as Page
const items = page.blocks.flatMap(({ blockType, content }) => (blockType === 'faq' ? content.items : []))
const indexOf = (id: string, language: ChatLanguage) =>
  indexEntries(
    language,
    readEntries(
      language,
      items.map(
        ({ id: name, question, answer }): ChatEntry => ({
          ...{ id: name, question: question[id] ?? '', answer: answer[id] ?? '', href: `#${name}` },
        }),
      ),
    ),
  )

/** `id: question`, or `-: question` for one without an answer; `~` marks questions held out of development. */
const corpusOf = (language: Language) =>
  readFileSync(`${languageFolder(language)}/chat-language/corpus.txt`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, wanted = '', question = ''] = /^~?(\S+): (.*)$/.exec(line) ?? []
      return { wanted, question }
    })

describe.each(CHAT_LANGUAGES)('chat questions in %s', (id, language) => {
  const index = indexOf(id, language)
  const answered = corpusOf(id).map((each) => ({
    ...each,
    got: findEntries(index, each.question, new Set()).best?.id ?? '-',
  }))
  const slips = answered.filter(({ wanted, got }) => wanted !== got)

  it('find the right entry for nine in ten answerable questions, and rarely a wrong one', () => {
    const answerable = answered.filter(({ wanted }) => wanted !== '-')
    const right = answerable.filter(({ wanted, got }) => wanted === got)
    const given = answered.filter(({ got }) => got !== '-')
    const report = JSON.stringify(slips)
    expect(answerable.length).toBeGreaterThanOrEqual(45)
    expect(right.length / answerable.length, report).toBeGreaterThanOrEqual(0.9)
    expect(right.length / given.length, report).toBeGreaterThanOrEqual(0.97)
  })

  it('find no entry for unanswered questions (§2)', () =>
    expect(slips.filter(({ wanted }) => wanted === '-')).toEqual([]))

  it("find their entry by the editors' own question", () => {
    // With a word before it, it is not found by its name alone.
    for (const { id: name, question } of items)
      for (const text of [question[id] ?? '', `xyz ${question[id]}`])
        expect(findEntries(index, text, new Set()).best?.id, text).toBe(name)
  })

  it('return at most three related entries for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const { best, related } = findEntries(index, text, new Set())
        expect(related.length).toBeLessThanOrEqual(3)
        expect(related).not.toContain(best)
        smallTalkOf(language, text)
      }),
    )
  })
})

describe('chatWords', () => {
  it.each<[ChatLanguage, string, string[]]>([
    [italian, 'Posso CANCELLARE la prenotazione?', ['@cancel']],
    [italian, 'La cassa comune è inclusa?', ['@pot', 'inclus']],
    [en, "What's the money pot?", ['@pot']],
    [en, 'refund refunds refunding', ['@refund']],
    [es, '¿Viajo sola?', ['@alone']],
    [fr, 'Où est le point de rendez-vous ?', ['point', '@meeting']],
    [de, 'Reiseversicherung', ['@insurance']],
    [de, 'Einzelzimmer', ['@room']],
    [italian, '<script>alert(1)</script>', ['script', 'alert']],
    [en, '12 34 a ! ?', []],
  ])('returns the words of a text (%#)', (language, text, words) => expect(chatWords(language, text)).toEqual(words))

  it('excludes words with another meaning', () => {
    const index = indexOf('en', en)
    const question = 'Do I need a visa for Turkmenistan and Kyrgyzstan and Uzbekistan?'
    expect(findEntries(index, question, new Set()).best).toBeNull()
    const places = new Set(chatWords(en, 'Turkmenistan Kyrgyzstan Uzbekistan'))
    expect(findEntries(index, question, places).best?.id).toBe('documents')
  })
})

describe('smallTalkOf', () => {
  it.each<[ChatLanguage, string, string | null]>([
    [italian, 'Ciao!', 'greeting'],
    [italian, 'Sei un robot?', 'robot'],
    [italian, 'vorrei parlare con una persona', 'person'],
    [en, 'thank you', 'thanks'],
    [en, 'are you a real person', 'robot'],
    [en, 'Are you human?', 'robot'],
    [en, 'can I speak to someone', 'person'],
    [es, '¿eres una persona?', 'robot'],
    [es, 'gracias', 'thanks'],
    [fr, 'Es-tu un robot ?', 'robot'],
    [fr, 'je veux parler à quelqu’un', 'person'],
    [de, 'Bist du ein Mensch?', 'robot'],
    [de, 'ich möchte mit einem Menschen sprechen', 'person'],
    [de, 'Moin', 'greeting'],
    [de, 'Was kostet Japan?', null],
  ])('%#', (language, text, kind) => expect(smallTalkOf(language, text)).toBe(kind))
})
