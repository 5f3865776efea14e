/** Vocabulary of the assistant in one language (decision 29). Words are folded (shared/text/fold-text.ts). */
export type ChatLanguage = {
  /** Stop words. */
  idle: string
  /** Prefixes by subject: `cancel` matches any word with this prefix, `age=` the exact word, `money_pot` a phrase. */
  subjects: Readonly<Record<string, string>>
  /** Suffixes that a stem drops, longest first. */
  endings: string
  /** Whether subjects are also found inside compounds. */
  compounds: boolean
  /** Prefixes of whole texts, in the notation of `subjects`. */
  smallTalk: Readonly<Record<SmallTalk, string>>
}

/** "Are you a robot?", "I want a person", thanks, greeting; the first match wins. */
export const SMALL_TALK = ['robot', 'person', 'thanks', 'greeting'] as const
export type SmallTalk = (typeof SMALL_TALK)[number]
