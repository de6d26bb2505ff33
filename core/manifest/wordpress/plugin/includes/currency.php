<?php
/**
 * The currency of the site, for prices in the panel and on the pages.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * ISO 4217 code of the site's currency: that of a shop in this WordPress, or of the filter `site_elements_currency`. Empty where
 * nobody says: pages then say it themselves, or have US dollars.
 *
 * @return string
 */
function site_elements_currency() {
	$currency = function_exists( 'get_woocommerce_currency' ) ? get_woocommerce_currency() : '';
	$currency = strtoupper( (string) apply_filters( 'site_elements_currency', $currency ) );
	return preg_match( '/^[A-Z]{3}$/', $currency ) ? $currency : '';
}

/**
 * Names the currency in the head of each page. A context of the page's own stands before it and wins.
 */
function site_elements_print_context() {
	$currency = site_elements_currency();
	if ( '' !== $currency ) {
		wp_print_inline_script_tag(
			wp_json_encode( array( 'currency' => $currency ), JSON_HEX_TAG ),
			array(
				'type'              => 'application/json',
				'data-site-context' => true,
			)
		);
	}
}
add_action( 'wp_head', 'site_elements_print_context', PHP_INT_MAX );
