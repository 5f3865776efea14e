import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../../markets/brand.ts'

/** Programs that know no media queries show the light colours of the style attributes. */
const DARK = `@media (prefers-color-scheme:dark){
.page,.page td{background:#171214!important;color:#f5ecea!important}
.sheet,.sheet td{background:#241c1f!important}
.small,.small a{color:#c9b9bc!important}
.brand{color:#ff7a9c!important}}
@media (max-width:480px){.sheet{padding:20px!important}}`
const FONT = "-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const INK = { color: '#241a1e', fontFamily: FONT }
const SMALL = { fontFamily: FONT, fontSize: 14, color: '#6b5d60', margin: '0 0 8px' }

/** Names in braces are filled by write-mail.ts. */
const sheet = (
  <Html lang="{language}">
    <Head>
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{'{subject}'}</title>
      <style>{DARK}</style>
    </Head>
    <Body className="page" style={{ margin: 0, padding: '24px 12px', background: '#faf4ea', ...INK }}>
      <Preview>{'{preview}'}</Preview>
      <Container
        className="sheet"
        style={{ maxWidth: 552, padding: '24px 32px', background: '#ffffff', borderRadius: 16 }}
      >
        <Section style={{ margin: '0 0 24px' }}>
          <Img
            {...{ src: '{logo}', width: 32, height: 32, alt: '' }}
            style={{ display: 'inline-block', verticalAlign: 'middle', borderRadius: 8 }}
          />
          <span className="brand" style={{ paddingLeft: 8, color: '#d81e55', fontSize: 20, fontWeight: 700 }}>
            {brand.name}
          </span>
        </Section>
        <h1 style={{ margin: '0 0 16px', fontSize: 24, lineHeight: '1.2' }}>{'{heading}'}</h1>
        {'{blocks}'}
      </Container>
      <Container style={{ maxWidth: 552, padding: '16px 32px' }}>
        <Text className="small" style={{ ...SMALL, fontSize: 12, lineHeight: '18px' }}>
          {'{legal}'}
        </Text>
      </Container>
    </Body>
  </Html>
)

const BLOCKS = {
  text: (
    <Text style={{ fontSize: 16, lineHeight: '24px', margin: '0 0 16px', whiteSpace: 'pre-line' }}>{'{text}'}</Text>
  ),
  title: <h2 style={{ margin: '8px 0', fontSize: 18, lineHeight: '1.3' }}>{'{text}'}</h2>,
  code: (
    <Text style={{ fontSize: 32, lineHeight: '40px', fontWeight: 700, letterSpacing: 8, margin: '0 0 16px' }}>
      {'{text}'}
    </Text>
  ),
  fact: (
    <Text style={{ fontSize: 16, lineHeight: '24px', margin: '0 0 8px' }}>
      <strong>{'{name}'}</strong>
      <br />
      {'{text}'}
    </Text>
  ),
  picture: (
    <Img
      {...{ src: '{src}', alt: '{text}', width: 488 }}
      style={{ width: '100%', height: 'auto', margin: '0 0 16px', borderRadius: 12 }}
    />
  ),
  button: (
    <Section style={{ margin: '8px 0 32px' }}>
      <Button
        href="{href}"
        style={{ padding: '14px 28px', borderRadius: 99, background: '#d81e55', color: '#ffffff', fontWeight: 700 }}
      >
        {'{text}'}
      </Button>
    </Section>
  ),
  note: (
    <Text className="small" style={SMALL}>
      {'{text}'}
    </Text>
  ),
  link: (
    <Text className="small" style={SMALL}>
      <a href="{href}" target="_blank" rel="noreferrer" style={{ color: '#6b5d60' }}>
        {'{text}'}
      </a>
    </Text>
  ),
} as const satisfies Record<string, ReactElement>

export type BlockKind = keyof typeof BLOCKS

// React asks browsers to load pictures early; mail programs do not know it.
const markup = (element: ReactElement): string =>
  renderToStaticMarkup(element).replace(/<link rel="preload"[^>]*>/g, '')

/** HTML of the parts of a mail, made when the workers are built: they do not load the library. */
export const templates = {
  sheet: `<!doctype html>${markup(sheet)}`,
  ...(Object.fromEntries(Object.entries(BLOCKS).map(([kind, element]) => [kind, markup(element)])) as Record<
    BlockKind,
    string
  >),
}
