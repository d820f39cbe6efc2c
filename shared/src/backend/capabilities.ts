/** What differs for whoever uses the site. What both backends can do is no capability. */
export interface Capabilities {
  /** What is changed and sent reaches other people; else it stays in this browser. */
  readonly sharedWithOthers: boolean
  /** How gifts are paid: only for show, or on a payment provider’s page. */
  readonly payment: 'demonstration' | 'link'
  /** Administrators have passwords of their own, which they can set anew; else one account is for show. */
  readonly passwordReset: boolean
  /** The newsletter forms subscribe; else they do nothing. */
  readonly newsletter: boolean
}
