/** In what the backends differ for whoever uses the site. What both can do is no capability. */
export interface Capabilities {
  /** What is changed and sent reaches other people; else it stays in this browser. */
  readonly sharedWithOthers: boolean
  /** How gifts are paid: nothing is, or on the page of a payment provider. */
  readonly payment: 'demonstration' | 'link'
  /** Administrators have passwords of their own, which they can set anew; else one account is for show. */
  readonly passwordReset: boolean
  /** The newsletter forms subscribe; else they do nothing. */
  readonly newsletter: boolean
}
