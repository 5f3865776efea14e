declare module 'virtual:mail-templates' {
  export const templates: typeof import('./layout.tsx').templates
}
