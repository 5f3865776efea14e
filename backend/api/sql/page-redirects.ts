/** Redirects of pages (spec section 8): a former path leads to the page's current one, which never redirects. */
export const PAGE_REDIRECTS = `(
  WITH former AS (
    SELECT f.market, f.slug, '/' || s.slug AS redirect_to
    FROM former_page_slugs AS f JOIN page_slugs AS s ON s.page_id = f.page_id AND s.market = f.market
  )
  SELECT market, slug, 301 AS http_status_code, redirect_to FROM former
  UNION ALL
  SELECT r.market, r.slug, r.http_status_code, coalesce(f.redirect_to, r.redirect_to)
  FROM redirects AS r LEFT JOIN former AS f ON f.market = r.market AND '/' || f.slug = r.redirect_to
  WHERE (r.market, r.slug) NOT IN (SELECT market, slug FROM former UNION ALL SELECT market, slug FROM page_slugs)
)`
