/** The card that pays for a gift. It is neither stored nor sent anywhere. */
import * as z from 'shared/schema'

/** The card number is checked without the spaces it is shown with. */
export const cardFormSchema = z.object({
  cardNumber: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replaceAll(' ', '')),
    ),
    z
      .string()
      .check(
        z.minLength(13, 'Card number must be at least 13 digits'),
        z.maxLength(19, 'Card number must be at most 19 digits'),
        z.regex(/^\d*$/, 'Card number must contain only digits'),
      ),
  ),
  cardName: z.string().check(z.trim(), z.minLength(2, "Please enter the cardholder's name")),
  expiry: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'Expiry must be in MM/YY format')),
  cvv: z
    .string()
    .check(
      z.minLength(3, 'CVV must be at least 3 digits'),
      z.maxLength(4, 'CVV must be at most 4 digits'),
      z.regex(/^\d*$/, 'CVV must contain only digits'),
    ),
})

/** As typed: the schema takes the spaces out of the number. */
export const emptyCard = { cardNumber: '', cardName: '', expiry: '', cvv: '' }
