/** The module that the page names (build/island-texts.ts). */
export const islandTexts = ({ dataset }: HTMLElement): Promise<{ default: object; files: Record<string, string[]> }> =>
  import(/* @vite-ignore */ dataset.islandTexts as string)
