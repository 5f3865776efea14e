/** What a visitor can choose; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** null for anything else. */
export const themeOf = (text: string | undefined): Theme | null => THEMES.find((theme) => theme === text) ?? null
