interface AuditedTable {
  /** The filter's option. */
  label: string
  /** One row of it, with an article where it has no name. */
  noun: string
  /** The column that names a row. */
  nameColumn?: string
}

/** The tables of which the store keeps a history. */
export const auditedTables: Record<string, AuditedTable> = {
  events: { label: 'Events', noun: 'the event', nameColumn: 'title' },
  programs: { label: 'Programs', noun: 'the program', nameColumn: 'title' },
  blog_posts: { label: 'Blog posts', noun: 'the blog post', nameColumn: 'title' },
  stats: { label: 'Impact stats', noun: 'the impact stat', nameColumn: 'label' },
  donations: { label: 'Donations', noun: 'a donation' },
  general_settings: { label: 'General settings', noun: 'the general settings' },
  payment_settings: { label: 'Payment settings', noun: 'the payment settings' },
  registrations: { label: 'Registrations', noun: 'a registration' },
  volunteer_applications: { label: 'Volunteers', noun: 'a volunteer’s application' },
  donation_offers: { label: 'Offers', noun: 'a donation offer' },
  health_fair_requests: { label: 'Fair requests', noun: 'a health fair request' },
  newsletter_subscriptions: { label: 'Newsletter', noun: 'a newsletter subscription' },
  administrators: { label: 'Administrators', noun: 'the administrator', nameColumn: 'name' },
}
