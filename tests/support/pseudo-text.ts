const [PLAIN, ACCENTED] = ['aeiouAEIOU', 'áêíôüÁÊÍÔÜ']
const accented = (vowel: string): string => ACCENTED[PLAIN.indexOf(vowel)] ?? vowel

/** Placeholders, markup, entities, escapes, link targets, abbreviations, e-mail addresses, URLs and paths. */
const UNCHANGED =
  /(\{\{[^}]*\}\}|\{\w+\}|<[^>]*>|&#?\w+;|\\.|\]\([^)]*\)|\b[A-Z][A-Z0-9]+\b|\S+@\S+|\S*:\/\/\S*|(?<!\S)\/\S+)/
/** Codes, locales and date-fns patterns. */
const CODE = /^(?:[A-Z][A-Z0-9_]*|[a-z]{2}-[A-Z]{2}|(?:[dMyEHm]+[\s.,:/-]*)+)$/

/**
 * Text with accented vowels, about a third longer. Where the length is limited, its words stay searchable and a word
 * of vowels is appended.
 */
export const pseudoText = (text: string, maxLength?: number): string => {
  if (CODE.test(text)) return text
  let vowels = 0
  const stretched = (vowel: string): string => {
    const isDoubled = maxLength === undefined && vowels++ % 3 > 0
    return accented(vowel) + (isDoubled ? accented(vowel.toLowerCase()) : '')
  }
  const result = text
    .split(UNCHANGED)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[aeiou]/gi, stretched)))
    .join('')
  const spare = Math.floor(Math.min(maxLength ?? 0, text.length * 1.33)) - text.length - 1
  return result !== text && spare > 0 ? `${result} ${'ôê'.repeat(spare).slice(0, spare)}` : result
}

/** Endings of the plural forms, which differ from each other. */
const FORMS = { one: 'ô', few: 'ê', many: 'êê' }

type Messages = { readonly [key: string]: string | readonly string[] | Messages }

/** Messages with pseudo-text, and plural keys in all Polish forms. */
export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, message]): [string, Messages[string]][] => {
      if (typeof message !== 'string')
        return [
          [key, Array.isArray(message) ? message.map((text) => pseudoText(text)) : pseudoMessages(message as Messages)],
        ]
      const text = pseudoText(message)
      const base = /^(.*)_other$/.exec(key)?.[1]
      if (base === undefined) return [[key, text]]
      const forms = Object.entries(FORMS).filter(([form]) => !(`${base}_${form}` in messages))
      return [[key, text], ...forms.map(([form, ending]): [string, string] => [`${base}_${form}`, text + ending])]
    }),
  )
