import { html, raw } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Env } from '../env.ts'
import { startOfSignIn } from '../http/start-of-sign-in.ts'
import { translatorFor } from '../translate.ts'
import { htmlPage, type Page } from './html-page.ts'

export const protocolPages = (env: Env) => {
  const startOf = (ctx: KoaContextWithOIDC) => {
    const { language, home } = startOfSignIn(env, ctx.oidc?.params?.ui_locales ?? ctx.query.ui_locales, (name) =>
      ctx.get(name),
    )
    return { language, home, t: translatorFor(language) }
  }
  const show = async (ctx: KoaContextWithOIDC, page: Omit<Page, 'language' | 'home'>): Promise<void> => {
    const response = await htmlPage(env, { ...page, ...startOf(ctx) })
    for (const [name, value] of response.headers) ctx.set(name, value)
    ctx.body = await response.text()
  }
  return {
    async renderError(ctx: KoaContextWithOIDC, out: { error: string; error_description?: string }): Promise<void> {
      const { t, home } = startOf(ctx)
      if (out.error === 'server_error')
        return show(ctx, {
          title: t('unavailableTitle'),
          main: html`<h1>${t('unavailableTitle')}</h1><p>${t('unavailableText')}</p>`,
        })
      const title = t('failedTitle')
      const main = html`<h1>${title}</h1><p>${t('failedText')}</p>
<div class="actions"><a class="button" href="${home}">${t('back')}</a></div>
<p class="muted">${out.error}: ${out.error_description ?? ''}</p>`
      await show(ctx, { title, main })
    },
    async renderSignOut(ctx: KoaContextWithOIDC, form: string): Promise<void> {
      const { t } = startOf(ctx)
      const secret = /name="xsrf" value="([\w-]+)"/.exec(form)?.[1] ?? ''
      const action = /action="([^"]+)"/.exec(form)?.[1] ?? ''
      const title = t('signOutTitle')
      const main = html`<h1>${title}</h1><p>${t('signOutText')}</p>
<form method="post" action="${raw(action)}"><input type="hidden" name="xsrf" value="${secret}">
<div class="actions"><button name="logout" value="yes">${t('signOut')}</button><a class="button second" href="/profile">${t('stay')}</a></div></form>`
      await show(ctx, { title, main })
    },
    async renderSignedOut(ctx: KoaContextWithOIDC): Promise<void> {
      const { t, home } = startOf(ctx)
      const title = t('signedOutTitle')
      const main = html`<h1>${title}</h1><p>${t('signedOutText')}</p>
<div class="actions"><a class="button" href="${home}">${t('back')}</a></div>`
      await show(ctx, { title, main })
    },
  }
}
