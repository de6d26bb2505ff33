<?php
/**
 * The visual view of the classic editor (TinyMCE), which removes tags and attributes that it does not know.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Names our tags to the editor with their settings, and nothing else: no handler passes.
 *
 * @param array $settings Settings of the editor.
 * @return array
 */
function site_elements_visual_editor( $settings ) {
	$tags  = array();
	$rules = array();
	foreach ( site_elements_with_tags( array(), current_user_can( 'unfiltered_html' ) ) as $tag => $attributes ) {
		$elements = site_elements_list();
		if ( ! isset( $elements[ $tag ] ) ) {
			continue; // a tag of HTML, which the editor knows
		}
		$tags[]  = ( $elements[ $tag ]['isInline'] ? '~' : '' ) . $tag;
		$rules[]  = $tag . '[' . implode( '|', array_keys( $attributes ) ) . ']';
	}
	foreach ( array(
		'custom_elements'         => $tags,
		'extended_valid_elements' => $rules,
	) as $name => $ours ) {
		$settings[ $name ] = implode( ',', array_merge( empty( $settings[ $name ] ) ? array() : array( $settings[ $name ] ), $ours ) );
	}
	return $settings;
}
add_filter( 'tiny_mce_before_init', 'site_elements_visual_editor' );

/**
 * The script that keeps our tags in one piece between the views.
 *
 * @param array $parts What the editor needs.
 */
function site_elements_enqueue_visual_editor( $parts ) {
	if ( empty( $parts['tinymce'] ) ) {
		return;
	}
	$blocks = wp_list_filter( site_elements_list(), array( 'isInline' => false ) );
	wp_enqueue_script( 'site-elements-visual', plugins_url( 'editor/visual.js', SITE_ELEMENTS_FILE ), array( 'editor', 'jquery', 'wp-util' ), SITE_ELEMENTS_VERSION, true );
	wp_add_inline_script( 'site-elements-visual', sprintf( 'window.siteElementsVisual = { blockTags: %s, jquery: jQuery, page: document };', wp_json_encode( array_keys( $blocks ) ) ), 'before' );
}
add_action( 'wp_enqueue_editor', 'site_elements_enqueue_visual_editor' );
