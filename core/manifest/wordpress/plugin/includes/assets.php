<?php
/**
 * The script and the few rules that every page needs.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Address of a file of the library. The version is part of no address: entries find their chunks by hashed names.
 *
 * @param string $file File name in the folder of the library.
 * @return string
 */
function site_elements_address( $file ) {
	return plugins_url( 'cdn/' . $file, SITE_ELEMENTS_FILE );
}

/**
 * Style sheet and autoloader, for visitors. The editor runs them in the frames of its previews alone.
 */
function site_elements_enqueue_assets() {
	wp_enqueue_style( 'site-elements', site_elements_address( 'site-elements.critical.css' ), array(), SITE_ELEMENTS_VERSION );
	wp_add_inline_style( 'site-elements', '@media (scripting: none) { .site-elements-needs-script { display: none; } }' );
	wp_enqueue_script( 'site-elements', site_elements_address( 'auto.js' ), array(), SITE_ELEMENTS_VERSION, true );
}
add_action( 'wp_enqueue_scripts', 'site_elements_enqueue_assets' );

/**
 * The autoloader is a module. It says itself where its files are, should an optimiser move or inline it.
 *
 * @param string $tag    The script tag.
 * @param string $handle Name of the script.
 * @return string
 */
function site_elements_as_module( $tag, $handle ) {
	if ( 'site-elements' !== $handle ) {
		return $tag;
	}
	$look = 'page' === site_elements_look() ? 'data-site-look="page" ' : '';
	$base = sprintf( '<script type="module" data-base="%s" %sdata-no-optimize="1" data-cfasync="false" ', esc_url( site_elements_address( '' ) ), $look );
	return str_replace( '<script ', $base, preg_replace( '/ type=([\'"])text\/javascript\1/', '', $tag ) );
}
add_filter( 'script_loader_tag', 'site_elements_as_module', 10, 2 );
