/** css-tree's parser, generator and tokenizer without its property tables. */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
declare module 'css-tree/generator' {
  export { generate as default } from 'css-tree'
}
declare module 'css-tree/tokenizer' {
  export { tokenize, tokenTypes } from 'css-tree'
}
