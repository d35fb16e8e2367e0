type Priced = { _id: string; pricePerKg: number };

/** The flour at the price that this customer pays. */
export type AtOwnPrice = <Flour extends Priced>(flour: Flour) => Flour;
