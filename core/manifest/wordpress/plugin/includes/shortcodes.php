<?php
/**
 * Shortcodes: `[site-gallery design="grid" pictures="12,13"]…[/site-gallery]`.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Values of a shortcode by attribute name: names alone are flags.
 *
 * @param array|string $given Attributes, by name in lower case.
 * @return array
 */
function site_elements_shortcode_values( $given ) {
	$values = array();
	foreach ( (array) $given as $name => $value ) {
		if ( is_int( $name ) ) {
			$values[ strtolower( $value ) ] = true;
		} else {
			$values[ $name ] = $value;
		}
	}
	return $values;
}

/**
 * One element from a shortcode of its name.
 *
 * @param array|string $given   Attributes, by name in lower case; names alone are flags.
 * @param string|null  $content What stands between the two ends.
 * @param string       $tag     Name of the shortcode, and of the element.
 * @return string
 */
function site_elements_shortcode( $given, $content, $tag ) {
	$values   = site_elements_shortcode_values( $given );
	$pictures = isset( $values['pictures'] ) ? site_elements_pictures( explode( ',', $values['pictures'] ) ) : '';
	// What wpautop() has left behind: half paragraphs at both ends, and a break in each new line.
	$inner = preg_replace( '/^\s*(?:<\/p>|<br\s*\/?>)|(?:<p>|<br\s*\/?>)\s*$/i', '', (string) $content );
	$inner = preg_replace( '/(>)\s*<br\s*\/?>\s*(?=<)/i', '$1', $inner );
	return site_elements_markup( $tag, $values, $pictures . force_balance_tags( do_shortcode( wp_kses( $inner, site_elements_with_tags( wp_kses_allowed_html( 'post' ), true ) ) ) ) );
}

/**
 * A shortcode for each element.
 */
function site_elements_add_shortcodes() {
	foreach ( array_keys( site_elements_list() ) as $tag ) {
		add_shortcode( $tag, 'site_elements_shortcode' );
	}
}
add_action( 'init', 'site_elements_add_shortcodes' );
