/** What visitors read on the page of every event, below its own words. */
export const aboutEveryFair =
  'Our health fairs bring free medical, dental and eye care to where people live, and everyone is welcome. Come with your family, move from one screening to the next at your own pace, and ask anything you like.'
