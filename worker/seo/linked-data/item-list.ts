/**
 * A list of pages of ours as JSON-LD, each page once; null when it is empty.
 * @param name what the list is called on the page
 * @param paths in the order shown
 */
export const itemList = (name: string, paths: readonly string[], origin: string): object | null => {
  const distinct = [...new Set(paths)]
  return distinct.length === 0
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name,
        numberOfItems: distinct.length,
        itemListElement: distinct.map((path, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: origin + path,
        })),
      }
}
