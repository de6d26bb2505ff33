import { eq } from 'drizzle-orm';
import type { Language } from 'site-elements/contract/language';
import { paths } from 'site-elements/contract/paths';
import type { Product } from 'site-elements/contract/product';
import type { Database } from '../../kernel/database/database.js';
import type { ArchiveContent } from '../../kernel/archive/archive-part.js';
import { decode, readBytes } from '../../kernel/http/read-body.js';
import { addImportPages } from '../../kernel/imports/import-pages.js';
import { sentText } from '../../kernel/http/sent-text.js';
import type { ServiceModule } from '../../kernel/module.js';
import { findOrders, findOrigins } from './archive/find-orders.js';
import { shopArchive } from './archive/shop-archive.js';
import { CartStore } from './cart-store.js';
import { findMentions } from './find-mentions.js';
import { CartTokens } from './cart-token.js';
import { listShelf, readProduct, type ShelfPiece } from './catalogue.js';
import * as customerSchema from './customer.schema.js';
import { addCustomersPage } from './customers/customers-page.js';
import { customersImport } from './customers/import-customers.js';
import * as disputeSchema from './dispute.schema.js';
import * as giftCardSchema from './gift-card.schema.js';
import { addTaxReport } from './orders/tax-report-page.js';
import * as orderReportSchema from './order-report.schema.js';
import { ordersImport } from './orders/import/import-orders.js';
import { addOrdersPage } from './orders/orders-page.js';
import * as pageDraftSchema from './page-draft.schema.js';
import type { PaymentProvider } from './payment/provider.js';
import { type Payments, requestedPayments } from './payment/requested-payments.js';
import type { VatRegister } from './pricing/vies.js';
import { usualProviders } from './payment/providers.js';
import { addProductPictures, ProductPictures } from './products/product-pictures.js';
import { addProductsFile } from './products/products-file.js';
import { addProductsPage } from './products/products-page.js';
import * as refundSchema from './refund.schema.js';
import { addSettingsPage } from './settings/settings-page.js';
import { readOwnerLanguage, rememberOwnerLanguage } from './settings/owner-language.js';
import { inStore, readSettings } from './settings/store-settings.js';
import * as settingsSchema from './store-settings.schema.js';
import * as subscriptionSchema from './subscription.schema.js';
import * as taxDaySchema from './tax-day.schema.js';
import { addReviewsPage } from './reviews-page.js';
import { addRules } from './rules/add-rules.js';
import { type CatalogueChanges, type ProductEntry, readCatalogueChanges, searchEntries } from './search-entries.js';
import { seedStore } from './seed/seed-store.js';
import * as shopSchema from './shop.schema.js';
import * as ruleSchema from './rule.schema.js';
import { addStore } from './store.js';
import { addSubscriptionPage } from './subscriptions/subscription-page.js';
import { addSubscriptionsPage } from './subscriptions/subscriptions-page.js';
import { ownerText, t } from './texts.js';

export interface ShopQueries {
  /** What a page with plain buttons sells, in the order of the shop. */
  shelf(limit?: number): Promise<ShelfPiece[]>;
  /** One of all products, by its id or a SKU; null for none, and for donations and gift cards. */
  product(id: string): Promise<Product | null>;
  /** Products as the search lists them, all or those with these ids, read in its transaction. */
  searchEntries(transaction: Database, ids?: readonly string[]): AsyncIterable<ProductEntry[]>;
  /** Which products have changed since the look that has returned this number; null for all. */
  catalogueChanges(transaction: Database, since: number | null): Promise<CatalogueChanges>;
  /** For moving to another server. */
  readonly archive: ArchiveContent;
  /** What identifies orders in every instance that they are moved to, by their IDs here. */
  findOrigins(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The reverse: IDs of the orders that are here. */
  findMoved(database: Database, origins: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Amounts that other modules want to be paid. */
  readonly payments: Payments;
  /** IANA name of the time zone in which days of the site begin. Inside of a transaction, it has to be read there. */
  timeZone(transaction?: Database): Promise<string>;
  /** The language in which emails to the owner are written. */
  ownerLanguage(transaction?: Database): Promise<Language>;
}

declare module '../../kernel/module.js' {
  interface PublicQueries {
    shop: ShopQueries;
  }
}
declare module '../../kernel/events.js' {
  interface ServiceEvents {
    /** The owner has changed products or categories. */
    'catalogue.changed': object;
  }
}

export interface ShopOptions {
  /** Payment providers; by default the demo, which marks orders as paid. */
  readonly providers?: readonly PaymentProvider[];
  /** Asked about buyers' numbers for value added tax; by default only their form and check digits count. */
  readonly vatRegister?: VatRegister | null;
  readonly siteUrl?: string;
  /** Folder of the built elements on the same host: pictures of products can then be chosen in `<site-file-manager>`. */
  readonly elementsPath?: string;
  /** The owner receives an email about each payment of a subscription that has failed, and about each dispute. */
  readonly owner?: { readonly email?: string };
}

const { orders } = shopSchema;
const { subscriptions } = subscriptionSchema;

/** Where amounts of the shop are written and read. */
const pathsOfStore = ['/api/commerce/*', '/commerce/*', '/checkout/*', '/products/*', `${paths.owner}/*`];

/** Products, carts, checkout, orders and reviews. */
export const shopModule: ServiceModule<ShopOptions, 'files' | 'newsletter'> = {
  name: 'shop',
  uses: ['files', 'newsletter'],
  schema: {
    ...shopSchema, ...ruleSchema, ...giftCardSchema, ...pageDraftSchema, ...refundSchema, ...orderReportSchema, ...settingsSchema, ...subscriptionSchema,
    ...customerSchema, ...disputeSchema, ...taxDaySchema,
  },
  ownerPages: (
    [
      [paths.ownerProducts, 'navProducts'],
      [paths.ownerCategories, 'navCategories'],
      [paths.ownerOrders, 'navOrders'],
      [paths.ownerCustomers, 'navCustomers'],
      [paths.ownerSubscriptions, 'navSubscriptions'],
      [paths.ownerCoupons, 'navCoupons'],
      [paths.ownerShipping, 'navShipping'],
      [paths.ownerTaxes, 'navTaxes'],
      [paths.ownerTaxClasses, 'navTaxClasses'],
      [paths.ownerTaxReport, 'navTaxReport'],
      [paths.ownerStore, 'navStore'],
      [paths.ownerReviews, 'navReviews'],
    ] as const
  ).map(([path, title]) => ({ path, group: 'shop', title: () => ownerText(title) })),
  csrfExempt: [paths.paymentWebhook],
  writeRules: [
    [
      { name: 'review', network: 4, site: 10, priority: 'message', knownBy: 'order' },
      `POST ${paths.productReviews}`,
      `POST ${paths.plainReview}`,
    ],
    [
      { name: 'cart', network: 10, site: 200, priority: 'order', knownBy: 'visitor' },
      `PUT ${paths.cart}`,
      `POST ${paths.cartEntries}`,
      `PUT ${paths.cartEntry}`,
      `DELETE ${paths.cartEntry}`,
      `POST ${paths.cartCoupons}`,
      `DELETE ${paths.cartCoupon}`,
      `PUT ${paths.cartShipping}`,
    ],
    [
      { name: 'checkout', network: 4, site: 100, priority: 'order', knownBy: 'visitor' },
      `POST ${paths.checkout}`,
      `POST ${paths.checkoutOrder}`,
      `POST ${paths.checkoutExpress}`,
      `POST ${paths.checkoutDonate}`,
      `POST ${paths.checkoutGiftCard}`,
      `POST ${paths.placeOrder}`,
    ],
    [
      { name: 'subscription', network: 2, site: 50, priority: 'order', knownBy: 'subscription' },
      `POST ${paths.subscription}/cancel`,
      `POST ${paths.subscription}/pay`,
      `POST ${paths.subscription}/method`,
    ],
    [
      { name: 'payment', network: 60, site: 200, priority: 'order', knownBy: 'payment', knownPassNetwork: true },
      `POST ${paths.paymentWebhook}`,
    ],
    [{ name: 'owner', network: 20, site: Infinity, priority: 'order', takesFiles: true },
      `POST ${paths.ownerProducts}/*`, `POST ${paths.ownerCustomers}/*`, `POST ${paths.ownerOrders}/*`],
  ],
  formNames: {
    labels: {
      email: () => t('email'),
      name: () => t('yourName'),
      address: () => t('address'),
      country: () => t('country'),
      code: () => t('couponCode'),
      coupon: () => t('couponCode'),
      giftCard: () => t('giftCardCode'),
      quantity: () => t('quantity'),
      amount: () => t('amount'),
      rating: () => t('reviewStars'),
      title: () => t('reviewTitle'),
      text: () => t('reviewText'),
    },
    hidden: ['orderToken', 'cartToken', 'cart', 'sku', 'productId', 'quantity', 'plan', 'cents', 'grandTotalCents', 'provider'],
  },
  seed: seedStore,
  async mount(kernel, { providers = usualProviders, vatRegister, siteUrl, owner, elementsPath }, { files: siteFiles, newsletter }) {
    const { app, clock, database, events, files, imports, mailQueue, limits, limitNetwork, onError, secret } = kernel;
    for (const path of pathsOfStore) app.use(path, (_, next) => inStore(database, next));
    rememberOwnerLanguage(app, database);
    const store = await addStore(app, {
      clock, database, providers, vatRegister, mailQueue, events, limits, siteUrl, ownerEmail: owner?.email,
      onError: onError('store'), limit: limitNetwork('store'),
    });
    addProductPictures(app, { database, store: files });
    // A category of another name alone changes what is found, too.
    for (const changing of [paths.ownerProducts, paths.ownerCategories]) {
      app.use(`${changing}/*`, async (context, next) => {
        await next();
        // A refused request has changed nothing.
        if (context.req.method !== 'GET' && context.res.status < 400) await events.emit('catalogue.changed', {});
      });
    }
    addProductsFile(app, database);
    addProductsPage(app, { database, pictures: new ProductPictures(database, { store: files, readSiteFile: siteFiles.read }), elementsPath });
    addImportPages(app, imports, ordersImport(database)); // before the page of an order by its number
    addOrdersPage(app, { desk: store.desk });
    addCustomersPage(app, { database, findSubscribed: emails => newsletter.findSubscribed(emails) });
    addImportPages(app, imports, customersImport(database));
    addSubscriptionPage(app, store);
    addSubscriptionsPage(app, store);
    addRules(app, { database });
    addTaxReport(app, { database });
    addSettingsPage(app, { database, providers });
    addReviewsPage(app, { database });
    const [carts, tokens] = [new CartStore(database), new CartTokens(await secret('cart'))];
    return {
      queries: {
        shelf: limit => inStore(database, () => listShelf(database, limit)),
        product: id => inStore(database, () => readProduct(database, id)),
        searchEntries,
        catalogueChanges: readCatalogueChanges,
        payments: requestedPayments(store.desk),
        archive: shopArchive(database, files),
        findOrigins,
        findMoved: findOrders,
        ownerLanguage: (transaction = database) => readOwnerLanguage(transaction),
        timeZone: async (transaction = database) => (await readSettings(transaction)).timeZone,
      } satisfies ShopQueries,
      findMentions: (text, limit) => findMentions(database, text, limit),
      knownClients: {
        async visitor(context) {
          const cartId = tokens.idFrom(context);
          return cartId !== null && (await carts.find(cartId)) !== null;
        },
        async order(context) {
          const token = await sentText(context, 'orderToken');
          return (
            /^[\w-]{32}$/.test(token) && (await database.select({ id: orders.id }).from(orders).where(eq(orders.token, token))).length > 0
          );
        },
        async subscription(context) {
          const token = context.req.path.split('/').at(-2) ?? '';
          const rows = await database.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.token, token.replaceAll('\0', '')));
          return rows.length > 0;
        },
        async payment(context) {
          const provider = providers.find(({ name }) => name === context.req.path.split('/').at(-1));
          if (!provider?.readEvent) return false;
          try {
            await provider.readEvent(decode(await readBytes(context.req.raw)), context.req.raw.headers);
            return true;
          } catch {
            return false;
          }
        },
      },
      sweep: () => inStore(database, () => store.sweep()).catch(onError('store')),
    };
  },
};
