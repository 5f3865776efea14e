import type { ReactNode } from 'react'
import type { Layout as LayoutData } from '../../../shared/contracts/layout.ts'
import { Document, type DocumentTraits } from '../../shell/document.tsx'
import type { Head } from '../../shell/head.ts'
import { Layout } from '../../shell/layout.tsx'
import { type LayerModal, modalBodyClass } from '../../shell/modal.tsx'
import { type RenderContext, RenderContextProvider } from '../../ui/render-context.tsx'
import type { PageStyle } from '../styles/page-style.ts'

type PrivateDocumentProps = {
  site: RenderContext
  traits: DocumentTraits
  layout: LayoutData | null
  style: PageStyle | null
  title: string
  /** Paths of this page in other markets. */
  alternates: Head['alternates']
  modal: LayerModal | null
  children: ReactNode
}

/** The document of a private view, which is never indexed. */
export const PrivateDocument = ({
  site,
  traits,
  layout,
  style,
  title,
  alternates,
  modal,
  children,
}: PrivateDocumentProps) => (
  <RenderContextProvider value={site}>
    <Document
      traits={traits}
      bodyClass={modalBodyClass(modal)}
      head={{
        title,
        description: title,
        image: null,
        robots: 'noindex,follow',
        canonical: null,
        alternates: {},
        linkedData: [],
        preloads: [],
      }}
      style={style?.css ?? null}
    >
      <Layout layout={layout} transparentHeader={false} hideLayout={false} alternates={alternates} modal={modal}>
        {children}
      </Layout>
    </Document>
  </RenderContextProvider>
)
