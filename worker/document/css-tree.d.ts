/** The parts of css-tree that the worker loads: parser and generator without the property tables of the whole. */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
declare module 'css-tree/generator' {
  export { generate as default } from 'css-tree'
}
