const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** What the migrations of each database create. */
export const TABLES = {
  api: words(`
    meta destinations destination_names coordinators coordinator_texts travels travel_destinations
    travel_texts travel_stories reviews review_texts tours travel_offers search_terms search_trigrams pages
    page_slugs redirects documents newsletter_subscriptions sent_mail publications content_changes
    withdrawn_pages limits departure_columns tour_snapshots wishlist wishlist_travel wishlist_tour
    wishlist_change wishlist_share wishlist_voter alert_people alerts tour_changes alert_messages
    booking_callbacks ask_ratings forgotten_address wemeet_cities wemeet_texts wemeet_events
    wemeet_attendees travel_slugs uploads former_page_slugs removed_uploads former_versions chosen_pictures
    changes`),
  events: words('exposures conversions forgotten_visitors'),
  identity: words('oidc_artefact signing_key outbox account attempt sent_mail proof passkey passkey_challenge'),
  sessions: words('session logout_token'),
}
