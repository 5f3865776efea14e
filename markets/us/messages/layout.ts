export const layout = {
  skipToContent: 'Skip to content',
  homeLabel: '{{brand}}, home page',
}
