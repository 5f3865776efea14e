-- For GrowthBook's data source (docs/growth.md): the event stream as a table `storefront_events`, one row for each event
-- and one column for each field. Repeated events have the same id; only sums have to leave them out.

-- assignment query: identifier type anonymous_id, dimensions market and country
SELECT visitor AS anonymous_id, at AS timestamp, experiment_id, variation_id, market, country
FROM storefront_events
WHERE event = 'experiment_viewed' AND at BETWEEN '{{startDateISO}}' AND '{{endDateISO}}';

-- metric: left for the booking site (binomial)
SELECT visitor AS anonymous_id, at AS timestamp
FROM storefront_events
WHERE event = 'booking_start' AND at BETWEEN '{{startDateISO}}' AND '{{endDateISO}}';

-- metric: booked (binomial)
SELECT visitor AS anonymous_id, at AS timestamp
FROM storefront_events
WHERE event = 'booking' AND at BETWEEN '{{startDateISO}}' AND '{{endDateISO}}';

-- metric: value of bookings in EUR (revenue, sum): amounts of currencies do not add up, so make one for each
SELECT visitor AS anonymous_id, max(at) AS timestamp, max(amount) AS value
FROM storefront_events
WHERE event = 'booking' AND currency = 'EUR' AND at BETWEEN '{{startDateISO}}' AND '{{endDateISO}}'
GROUP BY id, visitor;
