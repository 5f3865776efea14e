export const layout = {
  skipToContent: 'Aller au contenu',
  homeLabel: '{{brand}}, page d’accueil',
}
