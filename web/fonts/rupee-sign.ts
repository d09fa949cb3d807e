import file from './inter-rupee.woff2'

/**
 * Lets ₹ appear in Inter too, which its Latin file does not hold: for the merchant area, before it shows an amount.
 * Exported pages stay with the ₹ of the fallback face. A second font in their sheet would be a request before the
 * first paint for the sake of one sign, and one that comes later would move what stands beside it.
 */
export function addRupeeSign() {
  document.fonts.add(
    new FontFace('Inter rupee', `url(${file})`, { weight: '400 700', unicodeRange: 'U+20B9' }),
  )
}
