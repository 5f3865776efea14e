/**
 * What makes a language of the assistant (decision 48): which words say nothing of a subject, which mean the same
 * subject, and what people say besides questions. All words folded (shared/text/fold-text.ts), one space between.
 */
export type ChatLanguage = {
  /** Words that carry no subject. */
  idle: string
  /**
   * Subjects with the beginnings of the words that mean them: `cancel` is any word that begins so, `age=` that word
   * alone, `money_pot` these words in a row (the last may go on).
   */
  subjects: Readonly<Record<string, string>>
  /** Endings that make no other word, the longest first. */
  endings: string
  /** Words are put together without a space: a subject is found inside one, too. */
  compounds: boolean
  /** What is said besides questions, as whole texts: beginnings, in the notation of subjects. */
  smallTalk: Readonly<Record<SmallTalk, string>>
}

/** Whether somebody real answers; the wish for somebody real; thanks and greeting. What comes first wins. */
export const SMALL_TALK = ['robot', 'person', 'thanks', 'greeting'] as const
export type SmallTalk = (typeof SMALL_TALK)[number]
