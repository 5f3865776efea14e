import type { PluralForms } from '../../markets/messages.ts'

/** Fills the `{{name}}` placeholders that the server leaves in a message, the syntax of i18next. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/** Messages omit plural forms that equal `other`. */
export const fillPlural = (forms: PluralForms, count: number, locale: string): string =>
  fillText(forms[new Intl.PluralRules(locale).select(count)] ?? forms.other, { count })
