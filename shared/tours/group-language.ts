import { GROUP_LANGUAGES } from '../contracts/tour.ts'

/** The market's language as a value of the filter; undefined where no group is led in it. */
export const groupLanguageOf = ({ language }: { language: string }): (typeof GROUP_LANGUAGES)[number] | undefined =>
  GROUP_LANGUAGES.find((each) => each === language)
