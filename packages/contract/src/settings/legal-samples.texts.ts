/** These are shown until the owner writes their own. `## ` starts a heading. */
export const legalSamples = {
  deliveryAndRefunds: `## Cancelling
Until we begin to mill you can cancel under My Orders, without giving a reason and without a charge.

## If something is not right
Tell us within 48 hours, with a photo if you can. We bring fresh flour or give the money back: your choice.

## When the money comes back
To your UPI within 5 working days, or in cash with the next delivery.`,

  terms: `## Who sells to you
The mill named below. You buy from us directly; nobody else sells in this shop.

## When is an order binding?
Your order is an offer to buy. It is binding once we confirm it. Until we begin to mill you can cancel it.

## What do you pay?
The price that you saw when you ordered, by the kilogram and with all taxes. Delivery is shown apart. A price that changes later changes no order.

## When do you pay?
When the flour is in your hands, or before by UPI where the shop offers it.

## What if we cannot deliver?
We call you. You choose another day or cancel, and get back whatever you have paid.

## What about allergies?
All flours are milled in one place, so each may have traces of wheat, gram and soya.

## What if we disagree?
Write to the grievance officer below. Indian law applies, and the courts of the mill’s city decide.`,

  accessibility: `## What we do
We want everybody to be able to order flour here. We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the Indian standard IS 17802.

## What works
Every page works with the keyboard alone and is built for screen readers. Text can be enlarged to twice its size, and pages fit a narrow phone. Colour is never the only sign. All pages are in English, Marathi and Hindi.

## What does not work yet
Programs check every page, but people who use a screen reader every day have not tested the shop yet. The map on the contact page comes from another site, which we cannot check; the address beside it says the same.

## Tell us
If something does not work for you, write to us or call us: you can also order by phone. We answer within 48 hours and mend it as soon as we can. If you are not satisfied, write to the grievance officer named below.`,

  /** The privacy page lists what the shop keeps, so it needs no sample. */
  privacy: '',
};
